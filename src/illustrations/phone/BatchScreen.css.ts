import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color } = vars

export const total = scenic({ paddingBlock: '10px 11px', backgroundColor: color.wash })
inside(`${total} b`, { marginBlockStart: 2, fontSize: rem(27) })

export const sign = scenic({ paddingBlock: '2px 16px', textAlign: 'center' })
// The box to sign in, with its line.
inside(`${sign} > small`, {
  position: 'relative',
  display: 'block',
  blockSize: 60,
  marginBlockEnd: 10,
  padding: '5px 9px',
  border: `1.5px solid ${color.action}`,
  borderRadius: vars.radius.control,
  fontSize: rem(12),
  textAlign: 'start',
})
inside(`${sign} > small::after`, {
  content: '""',
  position: 'absolute',
  insetInline: 10,
  insetBlockEnd: 12,
  borderBlockEnd: `1px dashed ${color.lineStrong}`,
})
