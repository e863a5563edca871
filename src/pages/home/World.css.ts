import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

const wholeLine = { [belowTablet]: { gridColumn: '1 / -1' } }

export const world = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.gutter,
      alignItems: 'end',
    },
  },
})

export const title = style({ '@layer': { [page]: { gridColumn: '1 / 7', '@media': wholeLine } } })

export const lead = style({
  '@layer': {
    [page]: {
      gridColumn: '8 / -1',
      paddingBlockEnd: 6,
      '@media': { [belowTablet]: { gridColumn: '1 / -1', marginBlockStart: 18 } },
    },
  },
})

export const map = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      marginBlockStart: 20,
      '@media': {
        [belowTablet]: {
          marginBlockStart: 36,
          marginInline: `calc(-1 * ${vars.space.margin})`,
          overflow: 'hidden',
        },
      },
    },
  },
})
globalStyle(`${map} > img`, {
  '@layer': {
    [page]: {
      inlineSize: '100%',
      blockSize: 'auto',
      // On a phone the oceans at both ends give way.
      '@media': { [belowTablet]: { inlineSize: '150%', marginInlineStart: '-16%' } },
    },
  },
})
