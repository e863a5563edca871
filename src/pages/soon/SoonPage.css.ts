import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const soon = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: vars.space.gutter,
      alignItems: 'center',
      minBlockSize: 'min(760px, 78vh)',
      paddingBlock: 48,
    },
  },
})

export const words = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / 7',
      gridRow: 1,
      display: 'grid',
      justifyItems: 'start',
      gap: 26,
      '@media': { [belowTablet]: { gridColumn: '1 / -1', gridRow: 2 } },
    },
  },
})
globalStyle(`${words} p a`, {
  '@layer': { [page]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: 3 } },
})

export const elsewhere = style({
  '@layer': {
    [page]: {
      justifySelf: 'stretch',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 22px',
      paddingBlockStart: 18,
      borderBlockStart: `1px solid ${vars.color.line}`,
      fontSize: rem(15.5),
      fontWeight: 560,
      color: vars.color.accent,
    },
  },
})

export const rosette = style({
  '@layer': {
    [page]: {
      gridColumn: '7 / -1',
      '@media': { [belowTablet]: { gridColumn: '2 / 12' } },
    },
  },
})
globalStyle(`${rosette} img`, { '@layer': { [page]: { inlineSize: '100%', blockSize: 'auto' } } })
