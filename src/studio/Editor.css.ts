import { styleVariants } from '@vanilla-extract/css'
import { globalSiteStyle, siteStyle } from '../components/styles/layerStyles.ts'
import { site } from '../components/styles/layers.css.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'

const { color } = vars
const fromLaptop = 'screen and (min-width: 1000px)'

export const editor = siteStyle({
  maxBlockSize: '46vh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: 16,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  backgroundColor: color.raised,
})

export const empty = siteStyle({ color: color.textSoft })

export const texts = siteStyle({
  display: 'grid',
  gap: '12px 24px',
  // In one column, the text comes before its details.
  gridTemplateAreas: '"source" "translation" "facts"',
  '@media': {
    [fromLaptop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"source translation" "facts translation"',
    },
  },
})

export const place = styleVariants(
  { source: 'source', translation: 'translation', facts: 'facts' },
  gridArea => ({ '@layer': { [site]: { gridArea, minInlineSize: 0 } } }),
)

export const head = siteStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
})

export const label = siteStyle({
  display: 'block',
  marginBlockEnd: 6,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 560,
  lineHeight: 1.4,
  letterSpacing: 'normal',
})

export const source = siteStyle({
  fontSize: rem(16),
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const space = siteStyle({ boxShadow: `inset 0 -2px ${color.lineStrong}` })

export const previous = siteStyle({ marginBlockStart: 6, color: color.textMuted, fontSize: rem(14) })

export const field = siteStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 76,
  padding: '9px 12px',
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: rem(16),
  lineHeight: 1.45,
  resize: 'vertical',
  selectors: { '&[aria-invalid]': { borderColor: color.critical } },
  ':focus': { outline: `2px solid ${color.accent}`, outlineOffset: -1 },
})

export const insertions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBlockStart: 6 })

export const insertion = siteStyle({
  blockSize: 32,
  minInlineSize: 34,
  paddingInline: 8,
  borderRadius: vars.radius.tag,
  fontSize: rem(14),
  color: color.textSoft,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  ':hover': { color: color.text, boxShadow: `inset 0 0 0 1px ${color.text}` },
})

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 10 })

export const conflict = siteStyle({ marginBlockStart: 10 })
// Buttons that choose a text, styled like buttons rather than like links in a message.
globalSiteStyle(`${conflict} button`, { textDecoration: 'none' })

export const notes = siteStyle({ marginBlockStart: 12, display: 'grid', gap: 4 })

export const note = siteStyle({
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${color.critical}`,
  fontSize: rem(14),
  color: color.text,
})

export const where = siteStyle({ marginBlockStart: 8, fontSize: rem(14), color: color.textMuted })

export const facts = siteStyle({ display: 'grid', gap: 2, fontSize: rem(13), color: color.textMuted })

export const fact = siteStyle({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 8,
  overflowWrap: 'anywhere',
})

export const page = siteStyle({
  paddingInline: 4,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&[aria-current]': { color: color.textSoft, textDecoration: 'none' } },
})
