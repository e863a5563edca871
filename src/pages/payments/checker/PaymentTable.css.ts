import { page } from '../../../components/styles/layers.css.ts'
import { rem } from '../../../components/styles/rem.ts'
import { vars } from '../../../components/styles/vars.css.ts'
import { rulesOfTable } from '../../../components/virtualTable/rulesOfTable.ts'
import { detail } from '../../../components/virtualTable/VirtualTable.css.ts'

const { color } = vars

const { table, rule, folded } = rulesOfTable(page)

export { table }

for (const [column, width] of [
  ['number', 84],
  ['name', '32%'],
  ['severity', 156],
  ['amount', 176],
] as const)
  rule(`th[data-column=${column}]`, { inlineSize: width })
rule('td[data-column=name]', { color: color.text })

// The number and the amount on one line, the rest below.
folded('tr', { rowGap: 4 })
folded('thead tr', { rowGap: 0 })
folded('td[data-column=number]', { gridArea: '1 / 1', fontSize: rem(13.5), color: color.textMuted })
folded(':is(td[data-column=name], td[data-column=text], td[data-column=severity])', { gridColumn: '1 / -1' })
folded('td[data-column=name]', { fontWeight: 560 })
folded(`td[data-column=name] ${detail}`, { fontWeight: 400 })
folded('td[data-column]:empty', { display: 'none' })
folded('th[data-column][data-column]', { inlineSize: 'auto' })
