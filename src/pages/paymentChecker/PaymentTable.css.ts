import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop } from '../../styles/breakpoints.ts'
import { page } from '../../styles/layers.css.ts'
import { rem } from '../../styles/rem.ts'
import { vars } from '../../styles/vars.css.ts'

const { color } = vars

export const region = style({
  '@layer': {
    [page]: {
      maxBlockSize: 'min(75vh, 720px)',
      overflow: 'auto',
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.control,
      backgroundColor: color.raised,
      scrollbarWidth: 'thin',
      '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
    },
  },
})

export const table = style({
  '@layer': {
    [page]: {
      inlineSize: '100%',
      minInlineSize: 820,
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: rem(14.5),
      lineHeight: 1.4,
      fontVariantNumeric: 'tabular-nums',
      '@media': {
        [belowDesktop]: { display: 'block', minInlineSize: 0 },
        print: { minInlineSize: 0, fontSize: '9pt' },
      },
    },
  },
})

type Rule = Parameters<typeof style>[0] & object
const rule = (selector: string, declarations: Rule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [page]: declarations } } as Parameters<
    typeof globalStyle
  >[1])

rule(':is(th, td)', {
  padding: '12px 8px',
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
})
rule(':is(th, td):first-child', { paddingInlineStart: 16 })
rule(':is(th, td):last-child', { paddingInlineEnd: 16 })
rule('td', { color: color.textSoft })
rule('th', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: 6,
  borderBlockEnd: `2px solid ${color.text}`,
  backgroundColor: color.raised,
})
rule(':is(td, th)[data-column=amount]', { textAlign: 'end', whiteSpace: 'nowrap' })
rule('td[data-column=amount]', { color: color.text, fontWeight: 560 })
rule('td[data-column=name]', { color: color.text })
for (const [column, width] of [
  ['number', 84],
  ['name', '32%'],
  ['severity', 156],
  ['amount', 176],
] as const)
  rule(`th[data-column=${column}]`, { inlineSize: width })

export const sort = style({
  '@layer': {
    [page]: {
      minBlockSize: 32,
      color: color.text,
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: 560,
      textAlign: 'inherit',
      ':hover': { color: color.accent },
    },
  },
})
rule('th[aria-sort] button::after', { content: ['"\\a0▲"', '"\\a0▲" / ""'], fontSize: rem(10) })
rule('th[aria-sort=descending] button::after', { content: ['"\\a0▼"', '"\\a0▼" / ""'] })

/** The second line of a cell. */
export const detail = style({
  '@layer': { [page]: { display: 'block', color: color.textMuted, fontSize: rem(13.5) } },
})
/** A row that has not come yet, as high as the others. */
export const waiting = style({ '@layer': { [page]: { blockSize: 68 } } })

export const spacer = style({})
rule(`${spacer} td`, { padding: 0, border: 0 })

/** On phones and small tablets: the payee and the amount on one line, the rest below. */
const folded = (selector: string, declarations: Rule) =>
  rule(selector, { '@media': { [belowDesktop]: declarations } } as Rule)
folded(':is(thead, tbody)', { display: 'block' })
folded('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  rowGap: 4,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${color.line}`,
})
folded('[data-column][data-column]', { padding: 0, border: 0, backgroundColor: 'transparent' })
folded('thead', { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: color.raised })
folded('thead tr', { display: 'flex', flexWrap: 'wrap', gap: '0 16px', paddingBlock: 6 })
folded('th[data-column][data-column]', {
  position: 'static',
  flex: 'none',
  inlineSize: 'auto',
  textAlign: 'start',
})
folded('td[data-column=number]', { gridArea: '1 / 1', fontSize: rem(13.5), color: color.textMuted })
folded('td[data-column=amount]', { gridArea: '1 / 2', fontSize: rem(15.5) })
folded(':is(td[data-column=name], td[data-column=text], td[data-column=severity])', { gridColumn: '1 / -1' })
folded('td[data-column=name]', { fontWeight: 560 })
folded(`td[data-column=name] ${detail}`, { fontWeight: 400 })
folded('td:empty', { display: 'none' })
folded(`tr${spacer}`, { padding: 0, border: 0 })
folded(`tr${spacer} td`, { display: 'block' })
folded(`td${waiting}`, { display: 'block' })

/** What paper leaves out. */
export const onPaper = style({
  '@layer': { [page]: { display: 'none', padding: 12, '@media': { print: { display: 'block' } } } },
})
