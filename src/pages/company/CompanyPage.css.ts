import { style } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const quotes = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '36px clamp(32px, 6.6vw, 96px)',
      '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

// The names stand on one line, however long the words are.
export const quote = style({
  '@layer': {
    [page]: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 18 },
  },
})

export const words = style({
  '@layer': {
    [page]: {
      fontFamily: vars.font.display,
      fontSize: 'clamp(1.4375rem, 2.1vw, 1.875rem)',
      fontWeight: 480,
      lineHeight: 1.22,
      letterSpacing: '-0.02em',
      textWrap: 'pretty',
    },
  },
})

export const note = style({
  '@layer': {
    [page]: { marginBlockStart: 36, paddingBlockStart: 18, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
