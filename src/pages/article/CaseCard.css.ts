import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const card = style({ '@layer': { [page]: { display: 'grid', gap: 14, marginBlockEnd: 44 } } })
