import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const lead = style({ '@layer': { [page]: { maxInlineSize: '27em', marginBlockStart: 24 } } })
export const steps = style({ '@layer': { [page]: { maxInlineSize: 580, marginBlockStart: 44 } } })
export const reach = style({ '@layer': { [page]: { marginBlockStart: 22 } } })
