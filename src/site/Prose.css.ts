import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { belowTablet, print } from '../theme/breakpoints.ts'
import { site } from '../theme/layers.css.ts'
import { vars } from '../theme/vars.css.ts'

export const prose = style({
  '@layer': {
    [site]: {
      fontSize: 18.5,
      lineHeight: 1.66,
      overflowWrap: 'break-word',
      '@media': {
        [belowTablet]: { fontSize: 17.5 },
        [print]: { fontSize: '10.5pt', lineHeight: 1.55, hyphens: 'auto', orphans: 3, widows: 3 },
      },
    },
  },
})

type Rule = Omit<StyleRule, 'selectors' | '@layer'>
const inside = (selector: string, rule: Rule) =>
  globalStyle(
    selector
      .split(', ')
      .map(part => `${prose} ${part}`)
      .join(', '),
    { '@layer': { [site]: rule } } as Parameters<typeof globalStyle>[1],
  )

inside('> * + *', { marginBlockStart: '1.15em' })
inside('.intro', {
  fontSize: 23,
  lineHeight: 1.42,
  letterSpacing: '-0.012em',
  '@media': { [belowTablet]: { fontSize: 20 }, [print]: { fontSize: '13pt' } },
})
inside('h2', {
  fontSize: 34,
  lineHeight: 1.08,
  marginBlockStart: '1.7em',
  '@media': { [belowTablet]: { fontSize: 28 }, [print]: { fontSize: '16pt', breakAfter: 'avoid' } },
})
inside('h3', { fontSize: 23, lineHeight: 1.15, letterSpacing: '-0.02em', marginBlockStart: '1.6em' })
inside('.anchor', {
  marginInlineStart: 8,
  color: vars.color.accent,
  textDecoration: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  '@media': { [print]: { display: 'none' } },
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

inside('ul > li', { position: 'relative', paddingInlineStart: 24, marginBlock: '0.5em' })
inside('ul > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: 2,
  insetBlockStart: '0.76em',
  inlineSize: 10,
  blockSize: 2,
  background: vars.color.action,
})
inside('ol:not(.fns ol)', { listStyle: 'decimal', paddingInlineStart: 28 })
inside('ol > li', { marginBlock: '0.5em' })
inside('li::marker', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
inside('code', { fontFamily: vars.font.mono, fontSize: '0.88em' })
inside('pre', {
  padding: '14px 16px',
  background: vars.color.night,
  color: vars.color.nightText,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
  fontSize: 14,
  lineHeight: 1.7,
})
inside('blockquote', {
  paddingInlineStart: 24,
  borderInlineStart: `2px solid ${vars.color.action}`,
  fontFamily: vars.font.display,
  fontSize: 24,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: 480,
})
inside('strong', { fontWeight: 600 })
inside('sup', { lineHeight: 0 })

inside('.table', { overflowX: 'auto' })
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 16,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [belowTablet]: { fontSize: 14.5 }, [print]: { fontSize: '9.5pt', breakInside: 'avoid' } },
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

inside(':is(.note, .example, .warning, .monday)', {
  background: vars.color.wash,
  borderRadius: vars.radius.window,
  padding: '22px 26px 24px',
  fontSize: 17,
  lineHeight: 1.55,
  '@media': { [print]: { fontSize: '10pt', breakInside: 'avoid', printColorAdjust: 'exact' } },
})
inside(':is(.note, .example, .warning, .monday) > * + *', { marginBlockStart: '0.7em' })
inside('.warning', { background: vars.color.blush })
inside('.monday', { borderInlineStart: `3px solid ${vars.color.action}` })
inside(':is(.note, .example, .warning, .monday) > :first-child', { fontWeight: 560 })
inside('.warning > :first-child', { color: vars.color.accent })

inside('.keyfigure', {
  marginBlockStart: 52,
  paddingBlockStart: 18,
  borderBlockStart: `2px solid ${vars.color.action}`,
})
inside('.keyfigure > :first-child', {
  display: 'block',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: 64,
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  '@media': { [belowTablet]: { fontSize: 48 }, [print]: { fontSize: '32pt' } },
})
inside('.keyfigure p', { marginBlockStart: 8, fontSize: 16, lineHeight: 1.45, color: vars.color.textSoft })

inside('.bars', {
  padding: '22px 22px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.window,
})
inside('.bars figcaption', { marginBlock: '0 14px' })
inside('.bars thead th', { fontWeight: 400, fontSize: 14, color: vars.color.textMuted, border: 0 })
inside('.bars :is(tbody th, td)', { border: 0, paddingBlock: 7, verticalAlign: 'middle', fontWeight: 400 })
inside('.bars tbody th', { inlineSize: '34%', color: vars.color.textSoft })
inside('.bars td', {
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: 14,
  fontWeight: 560,
})
inside('.bars td span', { minInlineSize: '3.2em' })
inside('.bars svg', { blockSize: 18 })
inside('.bars rect', { fill: vars.color.positive })
inside('.bars tr:first-child rect', { fill: vars.color.action })

inside('figure', { breakInside: 'avoid' })
inside('figcaption', { marginBlockStart: 12, fontSize: 15, lineHeight: 1.45, color: vars.color.textSoft })
inside('figure img', { inlineSize: '100%', blockSize: 'auto' })

inside('.fns', {
  marginBlockStart: 48,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: 15,
  lineHeight: 1.5,
  color: vars.color.textSoft,
  '@media': { [print]: { fontSize: '8.5pt' } },
})
inside('.fns ol', { listStyle: 'decimal', paddingInlineStart: 28 })

export const numbered = style({ '@layer': { [site]: { counterReset: 'section' } } })
globalStyle(`${numbered} h2`, {
  '@layer': {
    [site]: {
      display: 'grid',
      gridTemplateColumns: '44px auto 1fr',
      counterIncrement: 'section',
      fontSize: 28,
    },
  },
})
globalStyle(`${numbered} h2::before`, {
  '@layer': {
    [site]: { content: 'counter(section)', color: vars.color.accent, fontVariantNumeric: 'tabular-nums' },
  },
})
