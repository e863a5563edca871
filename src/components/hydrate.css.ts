import { style } from '@vanilla-extract/css'
import { site } from '../styles/layers.css.ts'

// The wrapper takes no part in the layout.
export const part = style({ '@layer': { [site]: { display: 'contents' } } })
