import { style } from '@vanilla-extract/css'
import { ui } from '../../styles/layers.css.ts'

export const icon = style({ '@layer': { [ui]: { flex: 'none' } } })
