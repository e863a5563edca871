import { print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

/** The column of notices at the lower edge of the window; clicks between them reach the page. */
export const edge = siteStyle({
  position: 'fixed',
  zIndex: 30,
  insetInline: 16,
  insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [print]: { display: 'none' } },
})

export const notice = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  // Margins of the items instead of a gap, so that empty live regions take no space.
  marginBlockStart: 10,
  paddingBlock: 6,
  paddingInline: '18px 8px',
  borderRadius: vars.radius.window,
  // Forced colours remove the shadow, and in dark mode it is hardly visible: the border stays.
  border: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.window,
  fontSize: rem(15),
  lineHeight: 1.4,
  pointerEvents: 'auto',
})

export const text = siteStyle({ flex: '1 1 0', minInlineSize: 180, paddingBlock: 6 })

export const action = siteStyle({
  minBlockSize: 40,
  paddingInline: 6,
  color: color.accent,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})

// Lets the end of the page scroll out from behind a notice, and keeps focused elements above it.
globalSiteStyle(`:root:has(.${notice})`, { scrollPaddingBlockEnd: 96 })
globalSiteStyle(`body:has(.${notice})`, { '@media': { screen: { paddingBlockEnd: 96 } } })
