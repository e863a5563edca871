import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

// Not by colour alone: underlined too.
export const mark = style({
  '@layer': {
    [page]: {
      backgroundColor: vars.color.blush,
      color: 'inherit',
      boxShadow: `inset 0 -1.5px 0 ${vars.color.accent}`,
    },
  },
})
