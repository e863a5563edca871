import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const low = style({ '@layer': { [page]: { fontWeight: 560, color: vars.color.accent } } })
