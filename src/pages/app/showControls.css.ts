import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'

export const controls = style({
  '@layer': {
    [page]: {
      display: 'flex',
      // The arrow, not the square around it, stands at the page's edge.
      marginInlineStart: -12,
    },
  },
})

// From the width that shows the navigation up to the one that has room for everything beside it.
const tight = 'screen and (min-width: 56.3125em) and (max-width: 63.9375em)'

// Where the bar is full, the mark alone leads home; its name is still read out.
globalStyle(`div:has(> ${controls}) + a`, {
  '@layer': {
    [page]: { '@media': { [`${tight}, screen and (max-width: 22.4375em)`]: { gap: 0, fontSize: rem(0) } } },
  },
})
globalStyle(`div:has(> div > ${controls})`, {
  '@layer': { [page]: { '@media': { [tight]: { gap: 16 } } } },
})
