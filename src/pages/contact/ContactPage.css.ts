import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page as layer } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const { space } = vars

export const page = style({
  '@layer': { [layer]: { position: 'relative', isolation: 'isolate', overflow: 'clip' } },
})

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space.gutter,
      paddingBlock: `clamp(36px, 4.2vw, 64px) ${space.section}`,
    },
  },
})

export const words = style({
  '@layer': { [layer]: { gridColumn: '1 / 7', '@media': { [belowWide]: { gridColumn: '1 / -1' } } } },
})

export const form = style({
  '@layer': {
    [layer]: {
      gridColumn: '7 / -1',
      '@media': {
        [belowWide]: { gridColumn: '1 / -1', marginBlockStart: 48 },
        // The card is as wide as a phone allows.
        [belowTablet]: { marginInline: `calc(8px - ${space.margin})` },
      },
    },
  },
})
