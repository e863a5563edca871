import { style } from '@vanilla-extract/css'
import { belowWide, print } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { vars } from '../../styles/vars.css.ts'

export const aside = style({
  '@layer': {
    [page]: {
      // It never moves, and must not be what the browser holds in place when something above changes its height.
      overflowAnchor: 'none',
      gridColumn: '10 / -1',
      paddingInlineStart: 24,
      '@media': {
        [belowWide]: { gridColumn: '1 / -1', paddingInlineStart: 0, marginBlockStart: 48 },
        [print]: { display: 'none' },
      },
    },
  },
})

export const box = style({
  '@layer': {
    [page]: {
      position: 'sticky',
      insetBlockStart: 100,
      display: 'grid',
      justifyItems: 'start',
      gap: 10,
      padding: 22,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.window,
    },
  },
})

export const name = style({
  '@layer': {
    [page]: {
      marginBlockStart: 6,
      fontSize: 'clamp(1.3125rem, 1.75vw, 1.5625rem)',
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
    },
  },
})
