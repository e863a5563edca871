import { siteStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const compare = siteStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: 16,
  borderInlineEnd: `1px solid ${color.line}`,
})

export const drop = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  marginBlockEnd: 18,
  padding: 16,
  border: `1px dashed ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  ':focus-within': { borderColor: color.accent },
})

export const file = siteStyle({
  inlineSize: '100%',
  marginBlockStart: 4,
  font: 'inherit',
  // The native text would say that no file is selected while one is open below.
  color: 'transparent',
  '::file-selector-button': {
    blockSize: 40,
    paddingInline: 15,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: color.text,
    font: 'inherit',
    fontSize: rem(15),
    fontWeight: 560,
    cursor: 'pointer',
  },
})

export const title = siteStyle({
  fontFamily: vars.font.text,
  fontSize: rem(16),
  fontWeight: 560,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
})

export const hint = siteStyle({ fontSize: rem(14), color: color.textSoft })

export const actions = siteStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 12 })

export const list = siteStyle({ display: 'grid' })

export const difference = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: rem(14),
})

export const texts = siteStyle({ display: 'grid', justifyItems: 'start', gap: 4 })

export const source = siteStyle({
  textAlign: 'start',
  color: color.textSoft,
  ':hover': { color: color.text },
})

export const ours = siteStyle({ color: color.textMuted, overflowWrap: 'anywhere' })

export const theirs = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  color: color.text,
  overflowWrap: 'anywhere',
})

export const problem = siteStyle({ paddingInlineStart: 10, borderInlineStart: `3px solid ${color.critical}` })
