import { belowTablet } from '../../styles/breakpoints.ts'
import { scenic } from '../parts/layer.ts'

/** Beside words the window may be as narrow as on a phone: its own width decides. */
export const window = scenic({
  inlineSize: '100%',
  maxInlineSize: 700,
  marginInline: 'auto',
  containerType: 'inline-size',
})

export const month = scenic({
  marginInlineStart: 8,
  '@media': { [belowTablet]: { display: 'none' } },
})
