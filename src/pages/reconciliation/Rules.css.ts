import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'

export const line = style({ '@layer': { [page]: { whiteSpace: 'nowrap' } } })
