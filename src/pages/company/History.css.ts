import { style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const words = style({
  '@layer': { [page]: { display: 'grid', gap: 20, maxInlineSize: '36em', marginBlockEnd: 44 } },
})

export const dates = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      columnGap: vars.space.gutter,
      borderBlockStart: `2px solid ${vars.color.text}`,
      '@media': { [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

// Side by side on wide screens; below, a line each: the year, then what it brought.
export const date = style({
  '@layer': {
    [page]: {
      paddingBlockStart: 22,
      '@media': {
        [belowWide]: {
          display: 'grid',
          gridTemplateColumns: '180px minmax(0, 34em)',
          alignItems: 'baseline',
          paddingBlock: 16,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        },
        [belowTablet]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
      },
    },
  },
})

export const year = style({
  '@layer': {
    [page]: {
      display: 'block',
      marginBlockEnd: 10,
      fontFamily: vars.font.display,
      fontSize: rem(40),
      fontWeight: 540,
      lineHeight: 1,
      letterSpacing: '-0.04em',
      '@media': { [belowWide]: { marginBlockEnd: 0, fontSize: rem(32) } },
    },
  },
})
