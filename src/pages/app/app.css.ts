import { style } from '@vanilla-extract/css'
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
