import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, belowWide } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

export const title = style({ '@layer': { [page]: { marginBlockEnd: 36 } } })

export const columns = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, 1fr)',
      borderBlockStart: `2px solid ${vars.color.text}`,
      '@media': {
        [belowWide]: { gridTemplateColumns: '1fr 1fr' },
        [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})

export const column = style({
  '@layer': {
    [page]: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: 10,
      padding: '24px 22px 6px',
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
      '@media': {
        [belowWide]: {
          border: 0,
          borderBlockEnd: `1px solid ${vars.color.line}`,
          padding: '20px 16px 20px 0',
          selectors: { '&:first-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
        },
      },
    },
  },
})
globalStyle(`${column} a::after`, { '@layer': { [page]: { content: '""', position: 'absolute', inset: 0 } } })
globalStyle(`${column}:hover a`, { '@layer': { [page]: { color: vars.color.accent } } })

export const name = style({
  '@layer': {
    [page]: { fontSize: 'clamp(1.3125rem, 1.75vw, 1.5625rem)', lineHeight: 1.15, letterSpacing: '-0.02em' },
  },
})

export const band = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: 20,
      maxInlineSize: 820,
      marginBlockStart: 40,
      fontSize: rem(16.5),
      lineHeight: 1.5,
      color: vars.color.textSoft,
    },
  },
})
