import { style } from '@vanilla-extract/css'
import { ui } from '../theme/layers.css.ts'

// A part lies where its content would lie without it.
export const part = style({ '@layer': { [ui]: { display: 'contents' } } })
