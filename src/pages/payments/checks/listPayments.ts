import { foldText } from '../../../i18n/foldText.ts'
import type { Payment, Report, Severity } from '../formats/types.ts'
import { formatDecimal, parseDecimal } from './decimal.ts'

export type PaymentFilter = {
  /** Words that all have to stand in the payee, the account, the reference or the text, whatever their case and accents. */
  text: string
  /** All payments, those with a problem, or those that would be refused. */
  state: 'all' | 'problem' | 'refused'
  /** The smallest and the largest amount, as decimal numbers; empty for any. */
  least: string
  most: string
}

export type PaymentSortKey = 'number' | 'name' | 'text' | 'severity' | 'amount'
export type PaymentSort = { key: PaymentSortKey; isDescending: boolean }

/** A sum in a currency, as a decimal number. */
export type Sum = { currency: string; amount: string }

const isRefused = ({ severity }: Payment) => severity === 'transaction' || severity === 'file'

/** The payments that a filter lets through. */
export function filterPayments(payments: readonly Payment[], filter: PaymentFilter): Payment[] {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean)
  const [least, most] = [parseDecimal(filter.least), parseDecimal(filter.most)]
  return payments.filter(payment => {
    if (filter.state === 'problem' && !payment.severity) return false
    if (filter.state === 'refused' && !isRefused(payment)) return false
    if (least !== undefined || most !== undefined) {
      const amount = payment.amount === undefined ? undefined : parseDecimal(payment.amount)
      if (
        amount === undefined ||
        (least !== undefined && amount < least) ||
        (most !== undefined && amount > most)
      )
        return false
    }
    if (words.length === 0) return true
    // An account may be typed in its groups of four.
    const said = foldText([payment.name, payment.account, payment.endToEndId, payment.text].join(' '))
    const account = payment.account.toLowerCase()
    return words.every(word => said.includes(word)) || account.includes(words.join(''))
  })
}

const ranks: Record<Severity, number> = { warning: 1, transaction: 2, file: 3 }

/** The payments in an order; those that are equal stay in the order of the file. */
export function sortPayments(
  payments: readonly Payment[],
  { key, isDescending }: PaymentSort,
  compare: (one: string, other: string) => number,
): Payment[] {
  const value = {
    number: ({ number }: Payment) => number,
    severity: ({ severity }: Payment) => (severity ? ranks[severity] : 0),
    amount: ({ amount }: Payment) => Number(amount ?? -1),
  }
  const order =
    key === 'name' || key === 'text'
      ? (one: Payment, other: Payment) => compare(one[key], other[key])
      : (one: Payment, other: Payment) => value[key](one) - value[key](other)
  return payments.toSorted((one, other) => (isDescending ? order(other, one) : order(one, other)))
}

/** The sums of payments, one a currency. */
export function sumsOf(payments: readonly Payment[]): Sum[] {
  const sums = new Map<string, bigint>()
  for (const { amount, currency } of payments) {
    const value = amount === undefined ? undefined : parseDecimal(amount)
    if (value !== undefined) sums.set(currency, (sums.get(currency) ?? 0n) + value)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: formatDecimal(amount) }))
}

/** Number and sums of the payments to accounts in a country. */
export type CountryShare = { country: string; count: number; sums: Sum[] }

/** The payments by the country of the other party's IBAN, the most frequent first; empty for accounts without IBAN. */
export function byCountry(payments: readonly Payment[]): CountryShare[] {
  const groups = Map.groupBy(payments, ({ account }) =>
    /^[A-Z]{2}\d{2}/.test(account) ? account.slice(0, 2) : '',
  )
  return [...groups]
    .map(([country, those]) => ({ country, count: those.length, sums: sumsOf(those) }))
    .sort((one, other) => other.count - one.count)
}

/** The largest payments, the largest first. */
export function largestPayments(payments: readonly Payment[], count: number): Payment[] {
  const largest: Payment[] = []
  for (const payment of payments) {
    const amount = Number(payment.amount ?? 0)
    if (largest.length === count && amount <= Number(largest.at(-1)?.amount ?? 0)) continue
    const place = largest.findIndex(each => Number(each.amount ?? 0) < amount)
    largest.splice(place < 0 ? largest.length : place, 0, payment)
    largest.length = Math.min(largest.length, count)
  }
  return largest
}

/** What a page shows of a report: payments and vendors, of which there may be hundreds of thousands, stay in the worker. */
export type ReportSummary = Omit<Report, 'payments' | 'parties'> & {
  countries: CountryShare[]
  largest: Payment[]
  sums: Sum[]
  /** How many payments would be refused, each on its own. */
  refused: number
  /** How many vendors or customers have data to correct. */
  parties: number
  /** The payments that the problems are about, by their number. */
  concerned: Record<number, Pick<Payment, 'name' | 'amount' | 'currency' | 'account'>>
}

/** A report without what is long in it. */
export function summaryOf({ payments, parties, ...report }: Report): ReportSummary {
  const concerned: ReportSummary['concerned'] = {}
  for (const { payment } of report.problems) {
    const found = payment && payments[payment - 1]
    if (!found) continue
    const { name, amount, currency, account } = found
    concerned[payment] = { name, amount, currency, account }
  }
  return {
    ...report,
    countries: byCountry(payments),
    largest: largestPayments(payments, 5),
    sums: sumsOf(payments),
    refused: payments.filter(({ severity }) => severity === 'transaction').length,
    parties: parties.length,
    concerned,
  }
}
