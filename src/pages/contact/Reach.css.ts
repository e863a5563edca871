import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

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
