import { style } from '@vanilla-extract/css'
import { site } from '../styles/layers.css.ts'

// A part lies where its content would lie without it.
export const part = style({ '@layer': { [site]: { display: 'contents' } } })
