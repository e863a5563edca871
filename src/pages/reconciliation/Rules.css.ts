import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../theme/breakpoints.ts'
import { page } from '../../theme/layers.css.ts'

export const line = style({
  '@layer': { [page]: { whiteSpace: 'nowrap', '@media': { [belowTablet]: { whiteSpace: 'normal' } } } },
})
