import { belowDesktop, belowWide, print } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color, space } = vars

export const searchButton = siteStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: vars.color.wash },
  // Hidden until the next element is parsed: otherwise it would move when that one arrives.
  selectors: { '&:not(:has(+ * + *))': { display: 'none' } },
  '@media': {
    [belowDesktop]: { inlineSize: 44, blockSize: 44 },
    // Useless without scripts.
    '(scripting: none)': { visibility: 'hidden' },
  },
})

export const skipLink = siteStyle({
  position: 'absolute',
  insetInlineStart: vars.space.margin,
  insetBlockStart: 12,
  zIndex: 50,
  display: 'flex',
  alignItems: 'center',
  blockSize: 44,
  paddingInline: 18,
  borderRadius: vars.radius.control,
  backgroundColor: color.text,
  color: color.paper,
  fontWeight: 560,
  selectors: { '&:not(:focus)': { insetBlockStart: -200 } },
  '@media': { [print]: { display: 'none' } },
})

export const header = siteStyle({
  // Sticky elements must not be scroll anchors: they never move.
  overflowAnchor: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.paper,
  '@media': { [print]: { display: 'none' } },
})

export const bar = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 26,
  blockSize: 68,
  maxInlineSize: `calc(${space.measure} + 2 * ${space.margin})`,
  marginInline: 'auto',
  paddingInline: space.margin,
  '@media': { [belowWide]: { gap: 22 }, [belowDesktop]: { gap: 8 } },
})

export const end = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  // Hidden until the next element is parsed: it would move what is already on screen.
  selectors: { '&:not(:has(+ *))': { display: 'none' } },
  '@media': { [belowDesktop]: { display: 'none' } },
})

export const brand = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  minBlockSize: 44,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.03em',
})

export const languages = siteStyle({
  display: 'flex',
  gap: 2,
  fontSize: rem(14.5),
  fontWeight: 500,
  color: color.textMuted,
  selectors: { '&[data-names="full"]': { gap: 8, fontSize: rem(16) } },
})

export const language = siteStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': {
      fontWeight: 560,
      color: color.text,
      textDecoration: 'underline',
      textDecorationColor: color.action,
      textDecorationThickness: 2,
      textUnderlineOffset: 6,
    },
    [`${languages}[data-names="full"] &`]: { blockSize: 44, paddingInline: 12 },
  },
})
