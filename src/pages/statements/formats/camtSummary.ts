import { parseXmlAmount } from './amount.ts'
import { child } from './elements.ts'
import type { Movement, Problem, Statement } from './types.ts'
import { textOf, type XmlElement } from './xmlElement.ts'

const sum = (movements: Movement[]) => movements.reduce((total, { amount }) => total + amount, 0n)
const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/**
 * Compares the number of entries and the sums that a statement states with its entries. Banks count entries that are
 * not booked, or do not: either is right.
 * @param entries how many entries the statement contains, the unreadable ones too.
 */
export function checkSummary(
  element: XmlElement,
  { tag = '', movements, line }: Statement,
  entries: number,
  problems: Problem[],
): void {
  const summary = child(element, 'TxsSummry')
  if (!summary) return
  const lists = [movements, movements.filter(({ isPending }) => !isPending)]
  const isWhole = entries === movements.length
  const report = (code: 'count' | 'sum', path: string[], found: string) =>
    problems.push({
      code,
      line: child(summary, ...path)?.line ?? summary.line ?? line,
      tag: [tag, 'TxsSummry', ...path].join('/'),
      found,
    })
  const groups: [string, (movement: Movement) => boolean][] = [
    ['TtlNtries', () => true],
    ['TtlCdtNtries', ({ amount }) => amount > 0n],
    ['TtlDbtNtries', ({ amount }) => amount < 0n],
  ]
  for (const [name, fits] of groups) {
    const own = lists.map(list => list.filter(fits))
    const count = textOf(summary, name, 'NbOfNtries')
    const counts =
      name === 'TtlNtries' ? [entries, ...own.map(list => list.length)] : own.map(list => list.length)
    if (count && (isWhole || name === 'TtlNtries') && !counts.includes(Number(count)))
      report('count', [name, 'NbOfNtries'], count)
    const stated = textOf(summary, name, 'Sum')
    // Some banks write the difference of credits and debits, or a sign.
    const amount = parseXmlAmount(stated.replace(/^-/, ''))
    const totals = own.flatMap(list => [
      list.reduce((total, movement) => total + size(movement.amount), 0n),
      size(sum(list)),
    ])
    if (stated && isWhole && (amount === undefined || !totals.includes(amount)))
      report('sum', [name, 'Sum'], stated)
  }
  // Version 08 puts amount and side into an element of their own.
  const path = child(summary, 'TtlNtries', 'TtlNetNtry')
    ? ['TtlNtries', 'TtlNetNtry', 'Amt']
    : ['TtlNtries', 'TtlNetNtryAmt']
  const net = textOf(summary, ...path)
  if (!net || !isWhole) return
  const amount = parseXmlAmount(net.replace(/^-/, ''))
  // Banks write the side beside it, as a sign, or not at all.
  if (amount === undefined || !lists.some(list => size(sum(list)) === amount)) report('sum', path, net)
}
