import { belowTablet } from '../../styles/breakpoints.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'
import { decided } from '../parts/LiveScene.css.ts'
import { inside, scenic } from '../parts/layer.ts'

const { color, motion } = vars

export const signers = scenic({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 20,
  fontSize: rem(12.5),
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { flex: 'auto' } },
})

const person = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 10,
  minInlineSize: 130,
}
export const signer = scenic(person)
export const awaited = scenic(person)

// The line to sign on.
inside(`${signers} svg`, {
  gridColumn: '1 / -1',
  blockSize: 34,
  marginBlockStart: 3,
  borderBlockEnd: `1px dashed ${color.lineStrong}`,
})
inside(`${decided} ${awaited} > :first-child`, {
  backgroundColor: color.positive,
  boxShadow: 'none',
  color: color.onPositive,
  transition: `background-color ${motion.quick}`,
})
