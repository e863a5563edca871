import { style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'

export const words = style({
  '@layer': { [page]: { display: 'grid', gap: 20, maxInlineSize: '38em', marginBlockEnd: 44 } },
})

export const sides = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '48px clamp(32px, 6.6vw, 96px)',
      '@media': { [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const after = style({ '@layer': { [page]: { maxInlineSize: '42em', marginBlockStart: 36 } } })
