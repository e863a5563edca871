import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { belowTablet, forcedEdge } from '../../../../components/styles/breakpoints.ts'
import { rem } from '../../../../components/styles/rem.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

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

export const phone = scenic({
  display: 'grid',
  flex: 'none',
  inlineSize: 264,
  minBlockSize: 440,
  padding: 8,
  borderRadius: 38,
  backgroundColor: color.night,
  boxShadow: `inset 0 0 0 1px rgb(255 255 255 / 0.14), ${vars.shadow.window}`,
  ...forcedEdge,
})

export const screen = scenic({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: 30,
  backgroundColor: color.raised,
  color: color.text,
  fontSize: rem(13.5),
  lineHeight: 1.35,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
inside(`:where(${screen}) > *`, { padding: '9px 16px' })

export const status = scenic({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '10px 6px',
  fontSize: rem(12.5),
  fontWeight: 560,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 9,
    insetInlineStart: 'calc(50% - 31px)',
    inlineSize: 62,
    blockSize: 18,
    borderRadius: 9,
    backgroundColor: color.night,
  },
})

export const title = scenic({ paddingBlock: '8px 12px' })
inside(`${title} b`, {
  display: 'block',
  marginBlockStart: 1,
  fontFamily: vars.font.display,
  fontSize: rem(23),
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  whiteSpace: 'nowrap',
})
