import { rem } from '../../styles/rem.ts'
import { inside, scenic } from './layer.ts'

export const total = scenic({ minInlineSize: 0 })
inside(`${total} b`, {
  display: 'block',
  whiteSpace: 'nowrap',
  marginBlockStart: 5,
  fontSize: rem(33),
  lineHeight: 1.1,
  letterSpacing: '-0.022em',
  fontVariantNumeric: 'proportional-nums',
})
