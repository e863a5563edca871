import { style } from '@vanilla-extract/css'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'
import { choice } from './Choice.css.ts'

const { color } = vars

export const areas = style({
  '@layer': {
    [site]: {
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      borderBlockEnd: `1px solid ${color.line}`,
      '@media': { '(min-width: 1200px)': { borderInlineEnd: `1px solid ${color.line}`, borderBlockEnd: 0 } },
    },
  },
})

export const heading = style({
  '@layer': {
    [site]: {
      padding: '14px 14px 6px',
      fontFamily: vars.font.text,
      fontSize: rem(13),
      fontWeight: 560,
      letterSpacing: 'normal',
      color: color.textMuted,
    },
  },
})

export const list = style({ '@layer': { [site]: { paddingBlockEnd: 14 } } })

export const area = style([
  choice,
  {
    '@layer': {
      [site]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 8,
        padding: '5px 14px',
        fontSize: rem(14),
      },
    },
  },
])

export const name = style({ '@layer': { [site]: { minInlineSize: 0, overflowWrap: 'anywhere' } } })

export const done = style({
  '@layer': { [site]: { flex: 'none', fontVariantNumeric: 'tabular-nums', color: color.textMuted } },
})

export const left = style({
  '@layer': {
    [site]: { flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 560, color: color.accent },
  },
})
