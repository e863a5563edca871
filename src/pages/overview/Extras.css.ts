import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const band = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: 20,
      maxInlineSize: 820,
      marginBlockStart: 40,
      fontSize: rem(16.5),
      lineHeight: 1.5,
      color: vars.color.textSoft,
    },
  },
})
