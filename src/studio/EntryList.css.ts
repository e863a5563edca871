import { siteStyle } from '../components/styles/layerStyles.ts'
import { rem } from '../components/styles/rem.ts'
import { vars } from '../components/styles/vars.css.ts'
import { choice } from './Choice.css.ts'

const { color } = vars

export const entries = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
})

export const filter = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const search = siteStyle({
  gridColumn: '1 / -1',
  blockSize: 40,
  paddingInline: 12,
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  font: 'inherit',
})

export const states = siteStyle({
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: 8,
  border: `1px solid ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  color: color.text,
  font: 'inherit',
  fontSize: rem(14),
})

export const count = siteStyle({
  fontSize: rem(13),
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const list = siteStyle({ overflowY: 'auto', scrollbarWidth: 'thin' })

export const row = siteStyle({
  borderBlockEnd: `1px solid ${color.line}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 62px',
})

export const entry = siteStyle([
  choice,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3px 10px',
    padding: '9px 12px',
    fontSize: rem(14),
    lineHeight: 1.35,
  },
])

export const source = siteStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  gridColumn: '1 / -1',
  color: color.text,
})

export const text = siteStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: color.textMuted,
})
