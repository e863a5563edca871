import { style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

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

// Never wider than its column, whatever its contents.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }
const wholeLine = { '@media': { [belowDesktop]: { gridColumn: '1 / -1' } } }

export const words = style({
  '@layer': {
    [site]: { ...column, gridColumn: '1 / 6', justifyItems: 'start', gap: 20, ...wholeLine },
  },
})

export const matter = style({
  '@layer': { [site]: { ...column, gridColumn: '7 / -1', gap: 18, ...wholeLine } },
})
