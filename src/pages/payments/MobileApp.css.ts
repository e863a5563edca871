import { style } from '@vanilla-extract/css'
import { page } from '../../styles/layers.css.ts'

export const parts = style({
  '@layer': {
    [page]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(48px, 5vw, 72px)' },
  },
})
