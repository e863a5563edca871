import { style } from '@vanilla-extract/css'
import { print } from '../../../components/styles/breakpoints.ts'
import { globalPageStyle, pageStyle } from '../../../components/styles/layerStyles.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'

const { color } = vars

export const list = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  marginBlockEnd: vars.space.section,
})
export const words = pageStyle({ display: 'grid', gap: 12, maxInlineSize: 720 })
export const result = pageStyle({ display: 'grid', gap: 28, minInlineSize: 0 })
export const part = pageStyle({ display: 'grid', gap: 14, minInlineSize: 0 })

/** On paper there is nothing to paste. */
// One row, one line: breaking a very long one takes Chromium seconds.
globalPageStyle(`${list} textarea`, { whiteSpace: 'pre', overflowX: 'auto' })
globalPageStyle(`${list} :has(> div > #list-law)`, { '@media': { [print]: { display: 'none' } } })

/** While a file is held over it. */
export const over = pageStyle({ outline: `2px dashed ${color.accent}` })

export const file = pageStyle({ minInlineSize: 0 })
export const label = pageStyle({ display: 'block', marginBlockEnd: 7, fontSize: rem(15), fontWeight: 560 })
export const choose = pageStyle({
  inlineSize: '100%',
  minBlockSize: 48,
  padding: '10px 14px',
  border: `1px dashed ${color.fieldLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.field,
  fontSize: rem(16),
})

export const actions = pageStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '@media': { [print]: { display: 'none' } },
})
// The state that the critical CSS, which has no state selectors, shows first.
globalPageStyle(`${actions} > button[disabled]`, { backgroundColor: color.disabled, color: color.onDisabled })

export const region = pageStyle({ overflowX: 'auto', scrollbarWidth: 'thin' })
export const table = pageStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(14.5),
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
export const caption = pageStyle({
  paddingBlockEnd: 12,
  textAlign: 'start',
  fontSize: rem(14.5),
  color: color.textMuted,
})
globalPageStyle(`${table} :is(th, td)`, {
  padding: '10px 14px 10px 0',
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalPageStyle(`${table} thead th`, { borderBlockEnd: `2px solid ${color.text}`, fontWeight: 560 })
globalPageStyle(`${table} td:last-child`, { minInlineSize: 180 })
export const number = style({})
globalPageStyle(`${table} ${number}`, { textAlign: 'end', whiteSpace: 'nowrap' })
