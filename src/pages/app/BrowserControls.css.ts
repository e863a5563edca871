import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'

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
        'screen and (min-width: 901px) and (max-width: 1023px), screen and (max-width: 359px)': {
          gap: 0,
          fontSize: 0,
        },
      },
    },
  },
})
