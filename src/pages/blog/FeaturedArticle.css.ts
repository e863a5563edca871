import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const featured = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: vars.space.gutter,
      alignItems: 'center',
      marginBlockStart: 'clamp(36px, 4.4vw, 60px)',
    },
  },
})

export const picture = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / 8',
      '@media': {
        [belowWide]: { gridColumn: '1 / -1' },
        [belowTablet]: { marginInline: `calc(-1 * ${vars.space.margin})` },
      },
    },
  },
})
globalStyle(`${picture} img`, {
  '@layer': {
    [page]: {
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '8 / 5',
      objectFit: 'cover',
      borderRadius: vars.radius.plate,
      '@media': { [belowTablet]: { borderRadius: 0 } },
    },
  },
})

export const words = style({
  '@layer': {
    [page]: {
      gridColumn: '8 / -1',
      display: 'grid',
      justifyItems: 'start',
      gap: 18,
      paddingInlineStart: 32,
      '@media': { [belowWide]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 26 } },
    },
  },
})
