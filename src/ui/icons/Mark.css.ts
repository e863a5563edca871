import { style } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const second = style({ '@layer': { [ui]: { fill: vars.color.action } } })
