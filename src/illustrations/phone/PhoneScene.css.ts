import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color: batchScreenColor } = vars

export const total = scenic({ paddingBlock: '10px 11px', backgroundColor: batchScreenColor.wash })
inside(`${total} b`, { marginBlockStart: 2, fontSize: rem(27) })

export const sign = scenic({ paddingBlock: '2px 16px', textAlign: 'center' })
// The box to sign in, with its line.
inside(`${sign} > small`, {
  position: 'relative',
  display: 'block',
  blockSize: 60,
  marginBlockEnd: 10,
  padding: '5px 9px',
  border: `1.5px solid ${batchScreenColor.action}`,
  borderRadius: vars.radius.control,
  fontSize: rem(12),
  textAlign: 'start',
})
inside(`${sign} > small::after`, {
  content: '""',
  position: 'absolute',
  insetInline: 10,
  insetBlockEnd: 12,
  borderBlockEnd: `1px dashed ${batchScreenColor.lineStrong}`,
})

const { color } = vars

// A check: who drew it, its number at the foot, the amount in its box.
export const check = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  alignItems: 'end',
  blockSize: 104,
  marginInline: 12,
  marginBlockEnd: 6,
  padding: 12,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.mist,
})
inside(`${check} > :first-child`, { gridColumn: '1 / -1' })
inside(`${check} > span`, { color: color.textSoft })
inside(`${check} > :last-child`, {
  padding: '2px 7px',
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.raised,
})

// The content reaches the edges of the plate, so that the phone behind runs over the lower one.
export const phones = scenic({
  display: 'flex',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  blockSize: 500,
  margin: '-36px -48px',
  paddingInline: 'max(0px, 50% - 360px)',
  '@media': { [belowTablet]: { blockSize: 'auto', margin: 0 } },
})

inside(`${phones} > :first-child`, {
  alignSelf: 'start',
  marginBlockStart: 96,
  '@media': { [belowTablet]: { display: 'none' } },
})
