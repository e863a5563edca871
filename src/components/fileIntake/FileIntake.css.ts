import { style } from '@vanilla-extract/css'
import { belowDesktop, belowTablet, forcedEdge } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

/** Files and text stand side by side, equally high. */
export const intake = siteStyle({ alignItems: 'stretch', gap: '24px 32px' })

export const drop = siteStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 14,
  padding: '28px 24px',
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  '@media': { [belowTablet]: { padding: '22px 16px' } },
})
/** While a file is held over it. */
export const over = style({})
globalSiteStyle(`${over} ${drop}`, { borderColor: color.accent, backgroundColor: color.wash })

export const dropHere = siteStyle({
  fontFamily: vars.font.display,
  fontSize: rem(20),
  lineHeight: 1.25,
  fontWeight: 560,
})
export const choose = siteStyle({
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
})
/** Lies over the whole area, unseen: files may be dropped anywhere on it, before scripts run too. */
export const files = siteStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
globalSiteStyle(`${drop}:has(${files}:hover) ${choose}`, { backgroundColor: color.actionHover })
globalSiteStyle(`${drop}:has(${files}:focus-visible) ${choose}`, {
  outline: `2px solid ${color.accent}`,
  outlineOffset: 3,
})

export const paste = siteStyle({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: 12,
})
globalSiteStyle(`${paste} > div`, { inlineSize: '100%' })
globalSiteStyle(`${paste} textarea`, { blockSize: 110, fontFamily: vars.font.mono })

export const samples = siteStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 12px',
  paddingBlockStart: 22,
  borderBlockStart: `1px solid ${color.line}`,
})
globalSiteStyle(`${samples} > p`, {
  flex: '1 1 260px',
  '@media': { [belowDesktop]: { flexBasis: '100%' } },
})

// The state that the critical CSS, which has no state selectors, shows first.
globalSiteStyle(`:is(${paste}, ${samples}) > button[disabled]`, {
  backgroundColor: color.disabled,
  color: color.onDisabled,
})

/** Folded away, once there are files. */
export const folded = style({})
globalSiteStyle(`${intake}${folded}`, { display: 'none' })
