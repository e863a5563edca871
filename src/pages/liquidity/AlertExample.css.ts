import { style } from '@vanilla-extract/css'
import { page } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const low = style({ '@layer': { [page]: { fontWeight: 560, color: vars.color.accent } } })
