import { style } from '@vanilla-extract/css'
import { belowDesktop } from '../styles/breakpoints.ts'
import { siteStyle } from '../styles/layerStyles.ts'
import { site } from '../styles/layers.css.ts'
import { rem } from '../styles/rem.ts'
import { vars } from '../styles/vars.css.ts'
import { rulesOfTable } from './rulesOfTable.ts'

const { color } = vars

export const region = siteStyle({
  maxBlockSize: 'min(75vh, 720px)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.raised,
  scrollbarWidth: 'thin',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})

export const table = siteStyle({
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
})

const { rule, folded } = rulesOfTable(site, table)

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

export const sort = siteStyle({
  minBlockSize: 32,
  color: color.text,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 560,
  textAlign: 'inherit',
  ':hover': { color: color.accent },
})
rule('th[aria-sort] button::after', { content: ['"\\a0▲"', '"\\a0▲" / ""'], fontSize: rem(10) })
rule('th[aria-sort=descending] button::after', { content: ['"\\a0▼"', '"\\a0▼" / ""'] })

/** The second line of a cell. */
export const detail = siteStyle({ display: 'block', color: color.textMuted, fontSize: rem(13.5) })

export const spacer = style({})
rule(`${spacer} td`, { padding: 0, border: 0 })

// On phones and small tablets: two cells on one line, the rest below.
folded(':is(thead, tbody)', { display: 'block' })
folded('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${color.line}`,
})
folded('[data-column][data-column]', {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
})
folded('thead', { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: color.raised })
folded('thead tr', { display: 'flex', flexWrap: 'wrap', gap: '0 16px', paddingBlock: 6 })
folded('th[data-column][data-column]', {
  position: 'static',
  flex: 'none',
  inlineSize: 'auto',
  textAlign: 'start',
})
folded('td[data-column=amount]', { gridArea: '1 / 2', fontSize: rem(15.5) })
folded(`tr${spacer}`, { padding: 0, border: 0 })

/** What paper leaves out. */
export const onPaper = siteStyle({ display: 'none', padding: 12, '@media': { print: { display: 'block' } } })
