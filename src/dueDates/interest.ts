import { addDays, daysBetween, endOfHalfYear, startOfHalfYear } from './calendar.ts'
import type { Law } from './terms.ts'

/** A rate in percent a year, from the first day of a half-year on. */
export type RateStep = { from: string; percent: number }

/** The steps of each rate, oldest first. */
export type Rates = Record<'ecb' | 'boe' | 'legal', readonly RateStep[]>

/** Interest on the days of one half-year; `interest` is in cents. */
export type InterestLine = {
  from: string
  to: string
  days: number
  percent: number
  interest: number
  /** The rate of this half-year is not known: the last known one is used. */
  isExtrapolated: boolean
}

/** What a payment costs that comes late; amounts are in cents or pence. */
export type LateInterest = {
  days: number
  lines: readonly InterestLine[]
  interest: number
  /** The fixed sum for the costs of recovery. */
  indemnity: number
  /** The lowest rate that French law lets the parties agree on, in percent; undefined under other laws. */
  lowestAgreed: number | undefined
  /** The agreed rate is below it: the statutory rate is used. */
  isAgreedTooLow: boolean
}

type LateInvoice = {
  law: Law
  /** In cents or pence, including VAT. */
  amount: number
  due: string
  paid: string
  /** An agreed rate in percent a year. */
  agreed?: number | undefined
}

/**
 * The rate on a day: that of its half-year, or the last known one after the end of the table.
 * Throws a RangeError for a day before the table.
 */
export function rateOn(steps: readonly RateStep[], day: string) {
  const halfYear = startOfHalfYear(day)
  const step = steps.findLast(({ from }) => from <= halfYear)
  if (!step) throw new RangeError(`No rate is known for ${day}: the first one is of ${steps[0]?.from}.`)
  return { percent: step.percent, isExtrapolated: step.from < halfYear && step === steps.at(-1) }
}

/** Simple interest over a year of 365 days, rounded half up to the cent. */
export function simpleInterest(amount: number, percent: number, days: number): number {
  const divisor = 365n * 10_000n
  const share = BigInt(amount) * BigInt(Math.round(percent * 100)) * BigInt(days)
  return Number((share * 2n + divisor) / (divisor * 2n))
}

// Directive 2011/7/EU, article 6; code de commerce, article D. 441-5; Late Payment Act 1998, section 5A.
function indemnityOf(law: Law, amount: number): number {
  if (law !== 'uk' || amount < 1_000_00) return 40_00
  return amount < 10_000_00 ? 70_00 : 100_00
}

const margin: Record<Law, number> = { france: 10, eu: 8, uk: 8 }

/** Percentages have two decimals; sums of floating-point numbers have more. */
const twoDecimals = (percent: number) => Math.round(percent * 100) / 100

function statutory(law: Law, rates: Rates, day: string) {
  const { percent, isExtrapolated } = rateOn(law === 'uk' ? rates.boe : rates.ecb, day)
  return { percent: twoDecimals(percent + margin[law]), isExtrapolated }
}

/**
 * Interest and indemnity on an invoice that is paid late. Interest runs from the day after the due date to the day of
 * payment. In France and the EU each half-year has its own rate; in the United Kingdom the rate of the half-year in
 * which interest starts to run holds until payment (Rate of Interest (No. 3) Order 2002, article 4).
 */
export function lateInterest({ law, amount, due, paid, agreed }: LateInvoice, rates: Rates): LateInterest {
  const start = addDays(due, 1)
  const days = Math.max(0, daysBetween(due, paid))
  const lowestAgreed = law === 'france' ? twoDecimals(rateOn(rates.legal, start).percent * 3) : undefined
  const isAgreedTooLow = agreed !== undefined && lowestAgreed !== undefined && agreed < lowestAgreed
  const rateFrom = (day: string) =>
    agreed === undefined || isAgreedTooLow
      ? statutory(law, rates, day)
      : { percent: agreed, isExtrapolated: false }
  const lines: InterestLine[] = []
  for (let from = start; from <= paid; ) {
    const end = law === 'uk' ? paid : endOfHalfYear(from)
    const to = end < paid ? end : paid
    const count = daysBetween(from, to) + 1
    const rate = rateFrom(from)
    lines.push({ from, to, days: count, ...rate, interest: simpleInterest(amount, rate.percent, count) })
    from = addDays(to, 1)
  }
  return {
    days,
    lines,
    interest: lines.reduce((sum, line) => sum + line.interest, 0),
    indemnity: days > 0 ? indemnityOf(law, amount) : 0,
    lowestAgreed,
    isAgreedTooLow,
  }
}
