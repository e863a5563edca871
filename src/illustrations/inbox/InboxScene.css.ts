import { belowTablet } from '../../styles/breakpoints.ts'
import { scenic } from '../parts/layer.ts'

export const window = scenic({ inlineSize: '100%', maxInlineSize: 700, marginInline: 'auto' })

export const date = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})
