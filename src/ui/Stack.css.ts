import { style, styleVariants } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'

export const stack = style({
  '@layer': { [ui]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } },
})

export const gap = styleVariants({ small: 12, medium: 24, large: 44 }, rowGap => ({
  '@layer': { [ui]: { rowGap } },
}))
