import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'

export const figures = style({ '@layer': { [page]: { marginBlockStart: 'clamp(48px, 5vw, 72px)' } } })
