import { globalStyle, style } from '@vanilla-extract/css'
import { belowTablet } from '../styles/breakpoints.ts'
import { globalUiStyle, uiStyle } from '../styles/layerStyles.ts'
import { ui } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'

const { color } = vars

export const area = uiStyle({ overflowX: 'auto', scrollbarWidth: 'thin' })

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(15.5),
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [belowTablet]: { fontSize: rem(14) } },
})

export const caption = uiStyle({
  paddingBlockEnd: 12,
  textAlign: 'start',
  fontSize: rem(14.5),
  color: color.textMuted,
})

type Rule = Parameters<typeof style>[0] & object
const cells = (selector: string, rule: Rule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [ui]: rule } } as Parameters<typeof globalStyle>[1])

cells(':is(th, td)', {
  padding: '13px 16px 13px 0',
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [belowTablet]: { paddingInlineEnd: 8 } },
})
cells('thead th', { borderBlockEnd: `2px solid ${color.text}`, fontWeight: 560 })
cells('tbody th', { fontWeight: 560 })
cells('td', { color: color.textSoft })
cells('tr > :last-child', { paddingInlineEnd: 0 })

export const number = style({})
cells(`tr > ${number}`, {
  paddingInline: '12px 0',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { paddingInlineStart: 6 } },
})

export const total = style({})
globalUiStyle(`${total} tr:last-child td`, { fontWeight: 560, color: color.text })

/** On phones: no columns; each cell has its column's name above it. */
export const folding = style({})
const fold = (selector: string, rule: Rule) =>
  globalStyle(`${folding} ${selector}`, {
    '@layer': { [ui]: { '@media': { [belowTablet]: rule } } },
  } as Parameters<typeof globalStyle>[1])

fold('thead', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
fold(':is(tbody, tr, th, td)', { display: 'block' })
fold('tbody tr', { paddingBlock: 14, borderBlockStart: `1px solid ${color.line}` })
fold('tbody tr:first-child', { borderBlockStart: `2px solid ${color.text}` })
fold(':is(th, td)', { padding: 0, border: 0 })
fold('tbody th', { marginBlockEnd: 4, fontSize: rem(16) })
fold('td', {
  display: 'grid',
  gridTemplateColumns: '34% minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 4,
  fontSize: rem(15),
})
// The column's name is read out with the cell anyway.
fold('td::before', { content: ['attr(data-head)', 'attr(data-head) / ""'], color: color.textMuted })
