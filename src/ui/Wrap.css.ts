import { style } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({
  '@layer': {
    [ui]: {
      maxInlineSize: `calc(${vars.space.measure} + 2 * ${vars.space.margin})`,
      marginInline: 'auto',
      paddingInline: vars.space.margin,
    },
  },
})
