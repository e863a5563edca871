import { belowTablet, print } from '../styles/breakpoints.ts'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { rulesInside } from '../styles/rulesInside.ts'
import { vars } from '../styles/vars.css.ts'
import { prose } from './Prose.css.ts'

// Blocks of an article: callouts, key figures, bar charts, figures, footnotes.

const inside = rulesInside(prose, site)

inside(':is(.note, .example, .warning, .monday)', {
  background: vars.color.wash,
  borderRadius: vars.radius.window,
  padding: '22px 26px 24px',
  fontSize: rem(17),
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
  fontSize: rem(64),
  fontWeight: 540,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  '@media': { [belowTablet]: { fontSize: rem(48) }, [print]: { fontSize: '32pt' } },
})
inside('.keyfigure p', {
  marginBlockStart: 8,
  fontSize: rem(16),
  lineHeight: 1.45,
  color: vars.color.textSoft,
})

inside('.bars', {
  padding: '22px 22px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.window,
})
inside('.bars figcaption', { marginBlock: '0 14px' })
inside('.bars thead th', { fontWeight: 400, fontSize: rem(14), color: vars.color.textMuted, border: 0 })
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
inside('figcaption', {
  marginBlockStart: 12,
  fontSize: rem(15),
  lineHeight: 1.45,
  color: vars.color.textSoft,
})
inside('figure img', { inlineSize: '100%', blockSize: 'auto' })

inside('.fns', {
  marginBlockStart: 48,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: rem(15),
  lineHeight: 1.5,
  color: vars.color.textSoft,
  '@media': { [print]: { fontSize: '8.5pt' } },
})
inside('.back', { '@media': { [print]: { display: 'none' } } })
