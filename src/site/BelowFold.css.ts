import { style } from '@vanilla-extract/css'
import { site } from '../theme/layers.css.ts'

// As high as the window: what follows, the footer, begins below what is seen.
export const place = style({ '@layer': { [site]: { minBlockSize: '100vh' } } })
