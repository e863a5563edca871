import { style } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

export const second = style({ '@layer': { [ui]: { fill: vars.color.action } } })
