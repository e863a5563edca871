import { style } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'

export const icon = style({ '@layer': { [ui]: { flex: 'none' } } })
