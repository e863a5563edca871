import { globalSiteStyle, siteStyle } from '../../components/styles/layerStyles.ts'
import { rem } from '../../components/styles/rem.ts'
import { vars } from '../../components/styles/vars.css.ts'

const { color } = vars

export const editor = siteStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '52vh',
  padding: 16,
  gap: 10,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  backgroundColor: color.raised,
})

export const head = siteStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 })

// What chooses a text looks like what changes one, and not like a link in a message.
globalSiteStyle(`${editor} [role="alert"] button`, { marginBlockStart: 10, textDecoration: 'none' })

export const state = siteStyle({ fontSize: rem(14), color: color.textSoft })

export const said = siteStyle({ flex: '1 1 0', fontSize: rem(14), color: color.textMuted })

export const sides = siteStyle({
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  minBlockSize: 0,
})

export const side = siteStyle({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 })

export const label = siteStyle({ marginBlockEnd: 6, fontSize: rem(14), fontWeight: 560 })

export const field = siteStyle({
  inlineSize: '100%',
  padding: '9px 12px',
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: rem(13.5),
  lineHeight: 1.55,
  resize: 'none',
  selectors: { '&[readonly]': { backgroundColor: color.wash, color: color.textSoft } },
  ':focus': { outline: `2px solid ${color.accent}`, outlineOffset: -1 },
})
