import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { ui } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const grid = style({
  '@layer': {
    [ui]: {
      display: 'grid',
      gap: vars.space.gutter,
      selectors: {
        '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr' },
        '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
        '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
        '&[data-gap="wide"]': { columnGap: 96 },
      },
      '@media': {
        [belowWide]: {
          selectors: {
            '&[data-columns="3"]': { gridTemplateColumns: '1fr 1fr' },
            '&[data-columns="4"]': { gridTemplateColumns: '1fr 1fr' },
            '&[data-gap="wide"]': { columnGap: 48 },
          },
        },
        [belowTablet]: {
          selectors: {
            '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' },
            '&[data-gap="wide"]': { rowGap: 56 },
          },
        },
      },
    },
  },
})
