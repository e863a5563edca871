import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'

export const working = style({ '@layer': { [page]: { display: 'grid', gap: 14 } } })
