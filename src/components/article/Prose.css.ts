import { belowTablet, print } from '../styles/breakpoints.ts'
import { globalSiteStyle, siteStyle } from '../styles/layerStyles.ts'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { rulesInside } from '../styles/rulesInside.ts'
import { vars } from '../styles/vars.css.ts'

/** Styles for the HTML of an article; ProseBlocks.css.ts has those of its blocks. */
export const prose = siteStyle({
  fontSize: rem(18.5),
  lineHeight: 1.66,
  overflowWrap: 'break-word',
  '@media': {
    [belowTablet]: { fontSize: rem(17.5) },
    [print]: { fontSize: '10.5pt', lineHeight: 1.55, hyphens: 'auto', orphans: 3, widows: 3 },
  },
})

const inside = rulesInside(prose, site)

inside('> * + *', { marginBlockStart: '1.15em' })
inside('.intro', {
  fontSize: rem(23),
  lineHeight: 1.42,
  letterSpacing: '-0.012em',
  '@media': { [belowTablet]: { fontSize: rem(20) }, [print]: { fontSize: '13pt' } },
})
inside('h2', {
  fontSize: rem(34),
  lineHeight: 1.08,
  marginBlockStart: '1.7em',
  '@media': { [belowTablet]: { fontSize: rem(28) }, [print]: { fontSize: '16pt', breakAfter: 'avoid' } },
})
inside('h3', { fontSize: rem(23), lineHeight: 1.15, letterSpacing: '-0.02em', marginBlockStart: '1.6em' })
// The target of links to a heading: out of the flow, since a heading may be a grid.
inside('a[id]:not([href])', { position: 'absolute' })
inside('.anchor', {
  marginInlineStart: 8,
  color: vars.color.accent,
  textDecoration: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  '@media': { [print]: { display: 'none' }, [belowTablet]: { display: 'none' } },
})
inside(':is(h2, h3):hover .anchor, .anchor:focus-visible', { opacity: 1 })

inside('a', {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '@media': { [print]: { color: 'inherit' } },
})
inside('.hint', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

inside('ul > li', { position: 'relative', paddingInlineStart: 24 })
inside('ul > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: 2,
  insetBlockStart: '0.76em',
  inlineSize: 10,
  blockSize: 2,
  background: vars.color.action,
})
inside('ol', { listStyle: 'decimal', paddingInlineStart: 28 })
inside('li + li', { marginBlockStart: '0.5em' })
inside('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
inside('code', { fontFamily: vars.font.mono, fontSize: '0.88em' })
inside('pre', {
  padding: '14px 16px',
  background: vars.color.night,
  color: vars.color.nightText,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
  fontSize: rem(14),
  lineHeight: 1.7,
})
inside('blockquote', {
  paddingInlineStart: 24,
  borderInlineStart: `2px solid ${vars.color.action}`,
  fontFamily: vars.font.display,
  fontSize: rem(24),
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: 480,
})
inside('blockquote > * + *', { marginBlockStart: 12 })
// The attribution of a quotation.
inside('blockquote > .by', {
  fontFamily: vars.font.text,
  fontSize: rem(15),
  fontWeight: 400,
  lineHeight: 1.45,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
})
inside('strong', { fontWeight: 600 })
inside('sup', { lineHeight: 0 })

inside('.table', { overflowX: 'auto' })
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(16),
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [belowTablet]: { fontSize: rem(14.5) }, [print]: { fontSize: '9.5pt', breakInside: 'avoid' } },
})
inside('th', {
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: 560,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  padding: '0 12px 10px 0',
})
inside('td', {
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  padding: '12px 12px 12px 0',
})
inside('.num', { textAlign: 'end', whiteSpace: 'nowrap' })
inside('tr > :last-child', { paddingInlineEnd: 0 })

export const numbered = siteStyle({ counterReset: 'section' })
globalSiteStyle(`${numbered} h2`, {
  display: 'grid',
  gridTemplateColumns: '44px auto 1fr',
  counterIncrement: 'section',
  fontSize: rem(28),
})
globalSiteStyle(`${numbered} h2::before`, {
  content: 'counter(section)',
  color: vars.color.accent,
  fontVariantNumeric: 'tabular-nums',
})
