import { style } from '@vanilla-extract/css'
import { site } from '../../styles/layers.css.ts'

export const words = style({
  '@layer': { [site]: { display: 'grid', gap: 20, maxInlineSize: '40em', marginBlockEnd: 32 } },
})
export const note = style({ '@layer': { [site]: { maxInlineSize: '46em', marginBlockStart: 24 } } })
