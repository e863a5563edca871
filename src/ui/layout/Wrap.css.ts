import { style } from '@vanilla-extract/css'
import { print } from '../../styles/breakpoints.ts'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const wrap = style({
  '@layer': {
    [ui]: {
      maxInlineSize: `calc(${vars.space.measure} + 2 * ${vars.space.margin})`,
      marginInline: 'auto',
      paddingInline: vars.space.margin,
      // Paper has its own margins.
      '@media': { [print]: { maxInlineSize: 'none', paddingInline: 0 } },
    },
  },
})
