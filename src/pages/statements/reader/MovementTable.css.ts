import { page } from '../../../components/styles/layers.css.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'
import { rulesOfTable } from '../../../components/virtualTable/rulesOfTable.ts'

const { color } = vars

const { table, rule, folded } = rulesOfTable(page)

export { table }

for (const [column, width] of [
  ['booked', 118],
  ['valued', 118],
  ['counterparty', '24%'],
  ['code', 92],
  ['amount', 150],
] as const)
  rule(`th[data-column=${column}]`, { inlineSize: width })
rule('td[data-column=text]', { color: color.text })
rule('[data-part] td', { backgroundColor: color.wash, fontSize: rem(14) })
rule('[data-part] td[data-column=amount]', { color: color.textSoft, fontWeight: 400 })

// The date and the amount on one line, the rest below.
folded('[data-part]', { backgroundColor: color.wash })
folded('[data-part] td', { backgroundColor: 'transparent' })
folded('td[data-column=booked]', { gridArea: '1 / 1' })
folded(':is(td[data-column=counterparty], td[data-column=text])', { gridColumn: '1 / -1' })
folded('td[data-column=counterparty]', { color: color.text, fontWeight: 560 })
folded(':is(td[data-column=valued], td[data-column=code])', {
  gridColumn: '1 / -1',
  fontSize: rem(13.5),
  color: color.textMuted,
})
folded('td[data-name]:not(:empty)::before', { content: 'attr(data-name) "\\a0 "' })
folded('th[data-column][data-column]', { inlineSize: 'auto' })
