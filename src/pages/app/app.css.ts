import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const button = style({
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minBlockSize: 44,
      fontSize: rem(15),
      lineHeight: 1.3,
      color: vars.color.textSoft,
      ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: 4 },
    },
  },
})

export const controls = style({
  '@layer': {
    [page]: {
      display: 'flex',
      // Aligns the arrow, not its square, with the page margin.
      marginInlineStart: -12,
    },
  },
})

// From the width that shows the navigation up to the one that has room for everything beside it.
const tight = 'screen and (min-width: 56.3125em) and (max-width: 63.9375em)'

// Where the bar is full only the mark is shown; the name is still read out.
globalStyle(`div:has(> ${controls}) + a`, {
  '@layer': {
    [page]: { '@media': { [`${tight}, screen and (max-width: 22.4375em)`]: { gap: 0, fontSize: rem(0) } } },
  },
})
globalStyle(`div:has(> div > ${controls})`, {
  '@layer': { [page]: { '@media': { [tight]: { gap: 16 } } } },
})
