import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, forcedEdge } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const form = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: '22px 20px',
      padding: 40,
      borderRadius: vars.radius.plate,
      backgroundColor: color.raised,
      boxShadow: vars.shadow.window,
      ...forcedEdge,
      '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '26px 20px' } },
    },
  },
})
globalStyle(`${form} noscript`, {
  '@layer': { [page]: { '@media': { '(scripting: none)': { display: 'contents' } } } },
})

export const scripts = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      padding: '15px 18px',
      borderRadius: vars.radius.control,
      backgroundColor: color.blush,
      fontSize: rem(15),
      lineHeight: 1.45,
    },
  },
})

export const foot = style({
  '@layer': { [page]: { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', gap: 12 } },
})
globalStyle(`${foot} > button[type="submit"]`, { '@layer': { [page]: { inlineSize: '100%' } } })
// The state that the critical CSS, which has no state selectors, shows first.
globalStyle(`${foot} > button[type="submit"][disabled]`, {
  '@layer': { [page]: { backgroundColor: color.disabled, color: color.onDisabled } },
})

export const note = style({
  '@layer': { [page]: { fontSize: rem(14), lineHeight: 1.5, color: color.textSoft } },
})

export const clear = style({
  '@layer': {
    [page]: {
      minBlockSize: 32,
      fontSize: rem(14),
      color: color.textSoft,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
      ':hover': { color: color.text },
    },
  },
})
