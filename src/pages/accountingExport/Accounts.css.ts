import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const working = style({
  '@layer': { [page]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 } },
})
