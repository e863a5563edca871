import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'
import { rem } from '../../theme/rem.ts'

export const controls = style({
  '@layer': {
    [page]: {
      display: 'flex',
      // The arrow, not the square around it, stands at the page's edge.
      marginInlineStart: -12,
    },
  },
})

// Where the bar is full, the mark alone leads home; its name is still read out.
globalStyle(`div:has(> ${controls}) + a`, {
  '@layer': {
    [page]: {
      '@media': {
        'screen and (min-width: 56.3125em) and (max-width: 63.9375em), screen and (max-width: 22.4375em)': {
          gap: 0,
          fontSize: rem(0),
        },
      },
    },
  },
})
