import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const more = style({ '@layer': { [page]: { display: 'grid', gap: 26 } } })
export const banner = style({ '@layer': { [page]: { marginBlockStart: 'clamp(48px, 5.4vw, 80px)' } } })
