import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const title = style({ '@layer': { [page]: { maxInlineSize: '38em', marginBlockEnd: 36 } } })
