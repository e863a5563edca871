import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const way = style({
  '@layer': {
    [page]: {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
      whiteSpace: 'nowrap',
    },
  },
})
