import { belowDesktop } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, space } = vars
const rule = `1px solid ${color.line}`

export const toggle = siteStyle({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: -10,
  borderRadius: vars.radius.control,
  '@media': { [belowDesktop]: { display: 'grid' } },
})

export const panel = siteStyle({
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.paper,
  color: color.text,
  // A rule of its own, because browsers without popovers drop the whole rule.
  selectors: {
    // Laid out while the button is pressed, so that the click only has to show it.
    '&[data-pressed]': { display: 'flex', visibility: 'hidden' },
    '&[data-open]': { display: 'flex', visibility: 'visible' },
    '&:popover-open': { display: 'flex', visibility: 'visible' },
  },
})

globalSiteStyle('html[data-modal]', { overflow: 'hidden' })

export const bar = siteStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: 60,
  paddingInlineStart: space.margin,
  paddingInlineEnd: `calc(${space.margin} - 10px)`,
  borderBlockEnd: rule,
  backgroundColor: color.paper,
})

export const nav = siteStyle({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  marginInline: space.margin,
})

export const entry = siteStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 60,
  borderBlockEnd: rule,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '""' },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.action}` },
  },
})
globalSiteStyle(`${entry} svg`, { color: color.textMuted })

export const section = siteStyle({ selectors: { '&[open]': { borderBlockEnd: rule } } })
globalSiteStyle(`${section}[open] > ${entry}`, { borderBlockEnd: 0 })
globalSiteStyle(`${section}[open] > ${entry} svg`, { rotate: '180deg' })

export const links = siteStyle({ paddingBlockEnd: 14 })

export const row = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minBlockSize: 48,
  fontSize: rem(16.5),
  fontWeight: 500,
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: color.action,
      textDecorationThickness: 2,
      textUnderlineOffset: 6,
    },
  },
})

export const foot = siteStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  paddingBlock: '16px 12px',
  paddingInline: space.margin,
  backgroundColor: color.paper,
})
globalSiteStyle(`${foot} > a`, { inlineSize: '100%' })
