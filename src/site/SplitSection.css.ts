import { style } from '@vanilla-extract/css'
import { belowDesktop } from '../theme/breakpoints.ts'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

export const split = style({
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.gutter,
      rowGap: 28,
      alignItems: 'start',
    },
  },
})

const wholeLine = { '@media': { [belowDesktop]: { gridColumn: '1 / -1' } } }

export const words = style({
  '@layer': {
    [site]: { gridColumn: '1 / 6', display: 'grid', justifyItems: 'start', gap: 20, ...wholeLine },
  },
})

export const matter = style({
  '@layer': { [site]: { gridColumn: '7 / -1', display: 'grid', gap: 18, ...wholeLine } },
})
