import { belowTablet, forcedColors } from '../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

// Not by colour alone: underlined too.
export const mark = pageStyle({
  backgroundColor: vars.color.blush,
  color: 'inherit',
  boxShadow: `inset 0 -1.5px 0 ${vars.color.accent}`,
})

const { color: searchRowColor } = vars
const active = { backgroundColor: searchRowColor.wash, borderInlineStartColor: searchRowColor.action }

export const row = pageStyle({
  display: 'block',
  padding: '10px 20px 11px 17px',
  borderInlineStart: '3px solid transparent',
  ':hover': active,
  ':focus-visible': { ...active, outlineOffset: -2 },
  '@media': {
    [forcedColors]: {
      borderInlineStartColor: 'Canvas',
      ':hover': { borderInlineStartColor: 'Highlight' },
      ':focus-visible': { borderInlineStartColor: 'Highlight' },
    },
  },
})
// While typing, Enter opens the first result.
globalPageStyle(`dialog:has(input:focus) section:first-of-type li:first-child > ${row}`, {
  ...active,
  '@media': { [forcedColors]: { borderInlineStartColor: 'Highlight' } },
})

export const line = pageStyle({ display: 'flex', alignItems: 'baseline', gap: 12 })
export const title = pageStyle({ fontSize: rem(16), fontWeight: 560 })

export const note = pageStyle({
  marginInlineStart: 'auto',
  fontSize: rem(13.5),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: searchRowColor.textMuted,
  '@media': { [belowTablet]: { display: 'none' } },
})

export const summary = pageStyle({
  display: 'block',
  marginBlockStart: 2,
  fontSize: rem(14.5),
  lineHeight: 1.45,
  color: searchRowColor.textSoft,
})

const { color } = vars

export const results = pageStyle({ flex: 1, minBlockSize: 0, overflowY: 'auto', paddingBlockEnd: 12 })

export const kind = pageStyle({
  padding: '18px 20px 8px',
  fontFamily: vars.font.text,
  fontSize: rem(13.5),
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: 'normal',
  color: color.textMuted,
})

export const foot = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 22,
  padding: '11px 20px',
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: rem(13.5),
  color: color.textMuted,
})
globalPageStyle(`${foot} kbd`, {
  paddingInline: 6,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.tag,
  fontFamily: 'inherit',
  fontSize: rem(12.5),
})

export const keys = pageStyle({ '@media': { [belowTablet]: { display: 'none' } } })
export const count = pageStyle({ marginInlineStart: 'auto' })
