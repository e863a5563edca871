import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'

export const line = style({
  '@layer': { [page]: { whiteSpace: 'nowrap', '@media': { [belowTablet]: { whiteSpace: 'normal' } } } },
})
