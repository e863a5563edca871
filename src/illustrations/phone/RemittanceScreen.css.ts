import { vars } from '../../styles/vars.css.ts'
import { inside, scenic } from '../parts/layer.ts'

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
