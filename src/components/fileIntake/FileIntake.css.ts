import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet, forcedEdge } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

/** Files and text stand side by side, equally high. */
export const intake = style({
  '@layer': { [site]: { alignItems: 'stretch', gap: '24px 32px' } },
})

export const drop = style({
  '@layer': {
    [site]: {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      gap: 14,
      padding: '28px 24px',
      border: `2px dashed ${color.lineStrong}`,
      borderRadius: vars.radius.control,
      '@media': { [belowTablet]: { padding: '22px 16px' } },
    },
  },
})
/** While a file is held over it. */
export const over = style({})
globalStyle(`${over} ${drop}`, {
  '@layer': { [site]: { borderColor: color.accent, backgroundColor: color.wash } },
})

export const dropHere = style({
  '@layer': {
    [site]: { fontFamily: vars.font.display, fontSize: rem(20), lineHeight: 1.25, fontWeight: 560 },
  },
})
export const choose = style({
  '@layer': {
    [site]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 48,
      paddingInline: 20,
      borderRadius: vars.radius.control,
      backgroundColor: color.action,
      color: color.onAction,
      fontSize: rem(16),
      fontWeight: 560,
      ...forcedEdge,
    },
  },
})
/** Lies over the whole area, unseen: files may be dropped anywhere on it, before scripts run too. */
export const files = style({
  '@layer': { [site]: { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' } },
})
globalStyle(`${drop}:has(${files}:hover) ${choose}`, {
  '@layer': { [site]: { backgroundColor: color.actionHover } },
})
globalStyle(`${drop}:has(${files}:focus-visible) ${choose}`, {
  '@layer': { [site]: { outline: `2px solid ${color.accent}`, outlineOffset: 3 } },
})

export const paste = style({
  '@layer': { [site]: { display: 'grid', alignContent: 'space-between', justifyItems: 'start', gap: 12 } },
})
globalStyle(`${paste} > div`, { '@layer': { [site]: { inlineSize: '100%' } } })
globalStyle(`${paste} textarea`, {
  '@layer': { [site]: { blockSize: 110, fontFamily: vars.font.mono } },
})

export const samples = style({
  '@layer': {
    [site]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '10px 12px',
      paddingBlockStart: 22,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
})
globalStyle(`${samples} > p`, {
  '@layer': { [site]: { flex: '1 1 260px', '@media': { [belowTablet]: { flexBasis: '100%' } } } },
})

// The state that the critical CSS, which has no state selectors, shows first.
globalStyle(`:is(${paste}, ${samples}) > button[disabled]`, {
  '@layer': { [site]: { backgroundColor: color.disabled, color: color.onDisabled } },
})

/** Folded away, once there are files. */
export const folded = style({})
globalStyle(`${intake}${folded}`, { '@layer': { [site]: { display: 'none' } } })
