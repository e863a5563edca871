import type { StatementLine, statement } from '../cast.ts'

type Statement = Pick<
  typeof statement,
  'reference' | 'account' | 'day' | 'dayBefore' | 'opening' | 'closing'
> & {
  lines: readonly StatementLine[]
}

/** A field of a SWIFT message: its tag, and its text before, in and after the amount if it has one. */
export type Field = { tag: string; before: string; amount?: string; after?: string }

const compact = (day: string) => day.slice(2).replaceAll('-', '')
const unsigned = (amount: number) => Math.abs(amount).toFixed(2).replace('.', ',')
const mark = (amount: number) => (amount < 0 ? 'D' : 'C')

/**
 * The fields of an MT940 statement in euros, as a bank sends them: reference, account, opening balance (of the day
 * before), one field a line, closing balance. Days are ISO dates.
 * @example a line of −2115.4 on 2025-08-28 // { tag: ':61:', before: '2508280828D', amount: '2115,40', after: 'NDDT0712//8841' }
 */
export function mt940(statement: Statement): Field[] {
  const { day, dayBefore, opening, closing, lines } = statement
  const balance = (tag: string, date: string, amount: number): Field => ({
    tag,
    before: `${mark(amount)}${compact(date)}EUR`,
    amount: unsigned(amount),
  })
  return [
    { tag: ':20:', before: statement.reference },
    { tag: ':25:', before: statement.account },
    balance(':60F:', dayBefore, opening),
    ...lines.map(({ amount, type, reference, bankReference }) => ({
      tag: ':61:',
      before: `${compact(day)}${compact(day).slice(2)}${mark(amount)}`,
      amount: unsigned(amount),
      after: `N${type}${reference}//${bankReference}`,
    })),
    balance(':62F:', day, closing),
  ]
}
