import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'

export const title = style({ '@layer': { [page]: { marginBlockEnd: 32 } } })
