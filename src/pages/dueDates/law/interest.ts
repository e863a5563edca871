import { addDays, daysBetween, endOfHalfYear, startOfHalfYear } from './calendar.ts'
import type { Invoice, Law } from './invoice.ts'

/** A rate in percent a year, from the first day of a half-year on. */
export type RateStep = { from: string; percent: number }

/** The steps of each rate, oldest first. */
export type Rates = Record<'ecb' | 'boe' | 'legal', readonly RateStep[]>

/** Interest on the days of one half-year; `interest` is in hundredths. */
export type InterestLine = {
  from: string
  to: string
  days: number
  percent: number
  interest: number
  /** The reference rate of this half-year is not known: that of the nearest known one is used. */
  isEstimated: boolean
  /** What the agreed rate is held against, in percent; undefined where nothing was agreed or no minimum exists. */
  floor: number | undefined
  /** The agreed rate is below the floor: the statutory rate is used. */
  isBelowFloor: boolean
}

/** What a payment costs that comes late; amounts are in hundredths of the currency. */
export type LateInterest = {
  days: number
  lines: readonly InterestLine[]
  interest: number
  /** The fixed sum for the costs of recovery, in euros or pounds. */
  indemnity: number
  /** The half-year in which a reference rate is missing, and which rate it is. */
  missing: readonly { rate: keyof Rates; from: string }[]
}

/**
 * The rate on a day: that of its half-year, or of the last known half-year before it (the first known one, for a day
 * before the table), marked as estimated.
 */
export function rateOn(steps: readonly RateStep[], day: string) {
  const from = startOfHalfYear(day)
  const step = steps.findLast(one => one.from <= from) ?? steps[0]
  if (!step) throw new RangeError('No rate is known. Fix: add steps to content/rates.yml.')
  return { percent: step.percent, isEstimated: step.from !== from, from }
}

/**
 * Simple interest over a year of 365 days, rounded half up to the hundredth. `percent` has at most four decimals.
 * No law says 365 in so many words; French administrations, gov.uk and the courts count so, in leap years too.
 */
export function simpleInterest(amount: number, percent: number, days: number): number {
  const divisor = 365n * 1_000_000n
  const share = BigInt(amount) * BigInt(Math.round(percent * 10_000)) * BigInt(days)
  return Number((share * 2n + divisor) / (divisor * 2n))
}

const tidy = (percent: number) => Math.round(percent * 10_000) / 10_000

/** Points above the reference rate. */
const margin = ({ law, buyer }: Pick<Invoice, 'law' | 'buyer'>) =>
  law === 'FR' && buyer === 'business' ? 10 : 8

/**
 * The rate of the half-year in which interest starts holds for the whole delay: in the United Kingdom (Rate of Interest
 * (No. 3) Order 2002, article 4), and for French public buyers (code de la commande publique, article R. 2192-31).
 */
export const holdsOneRate = ({ law, buyer }: Pick<Invoice, 'law' | 'buyer'>): boolean =>
  law === 'UK' || (law === 'FR' && buyer !== 'business')

const referenceOf = (law: Law): 'ecb' | 'boe' => (law === 'UK' ? 'boe' : 'ecb')

/** The statutory rate on a day, in percent. */
export function statutoryRate(invoice: Pick<Invoice, 'law' | 'buyer'>, rates: Rates, day: string) {
  const { percent, ...rest } = rateOn(rates[referenceOf(invoice.law)], day)
  return { ...rest, percent: tidy(percent + margin(invoice)) }
}

/**
 * A rate of Bank Rate plus five points is a substantial remedy, one of two points is none (Yuanda v WW Gear [2010] EWHC
 * 720; Tata v DBS [2024] EWHC 2025): what is less than five is said to be doubtful.
 */
export const isDoubtfulRemedy = ({ law, rate }: Invoice, rates: Rates, day: string): boolean =>
  law === 'UK' && !!rate && rate < tidy(rateOn(rates.boe, day).percent + 5)

/**
 * A term that excludes interest binds nobody (directive, article 7(2); Act of 1998, section 8(1)). In France every rate
 * has a floor.
 */
export const excludesInterest = ({ law, rate }: Pick<Invoice, 'law' | 'rate'>): boolean =>
  law !== 'FR' && rate === 0

/** Whether a rate was agreed, and the law lets it be: that of French public buyers is set by decree. */
export const usesAgreedRate = ({ law, buyer, rate }: Invoice): boolean =>
  rate !== undefined && (law !== 'FR' || buyer === 'business')

/**
 * The rate for a day and, where one was agreed, its floor: three times the legal rate in France (code de commerce,
 * article L. 441-10, II), the statutory rate for public buyers elsewhere in the euro area (directive, article 4(1)).
 */
function rateFor(invoice: Invoice, rates: Rates, day: string) {
  const { law, buyer, rate } = invoice
  const statutory = statutoryRate(invoice, rates, day)
  const missing = (name: keyof Rates, isEstimated: boolean) =>
    isEstimated ? [{ rate: name, from: startOfHalfYear(day) }] : []
  const byLaw = {
    percent: statutory.percent,
    isEstimated: statutory.isEstimated,
    missing: missing(referenceOf(law), statutory.isEstimated),
    floor: undefined as number | undefined,
    isBelowFloor: false,
  }
  if (rate === undefined || !usesAgreedRate(invoice)) return byLaw
  if (excludesInterest(invoice)) return { ...byLaw, isBelowFloor: true }
  const agreed = { ...byLaw, percent: rate, isEstimated: false, missing: [] as typeof byLaw.missing }
  if (law === 'UK' || (law === 'EU' && buyer === 'business')) return agreed
  const legal = law === 'FR' ? rateOn(rates.legal, day) : undefined
  const floor = legal ? tidy(legal.percent * 3) : statutory.percent
  const ofFloor = legal ? missing('legal', legal.isEstimated) : byLaw.missing
  return rate < floor
    ? { ...byLaw, floor, isBelowFloor: true, missing: [...byLaw.missing, ...ofFloor] }
    : { ...agreed, floor, missing: ofFloor }
}

// Directive 2011/7/EU, article 6; code de commerce, article D. 441-5; code de la commande publique, article D. 2192-35;
// Act of 1998, section 5A: the fixed sum goes with statutory interest.
function indemnityOf({ law, amount, rate }: Invoice): number {
  if (law !== 'UK') return 40_00
  if (rate) return 0
  if (amount < 1_000_00) return 40_00
  return amount < 10_000_00 ? 70_00 : 100_00
}

/**
 * Interest and indemnity on an invoice that is paid late. Interest runs from the day after the due date to the day of
 * payment, or to today; each half-year has its own rate where the law does not hold the first one.
 */
export function lateInterest(invoice: Invoice, lawfulDue: string, rates: Rates): LateInterest {
  const until = invoice.paid ?? invoice.today
  const days = Math.max(0, daysBetween(lawfulDue, until))
  const lines: InterestLine[] = []
  const missing: { rate: keyof Rates; from: string }[] = []
  for (let from = addDays(lawfulDue, 1); from <= until; ) {
    const end = holdsOneRate(invoice) ? until : endOfHalfYear(from)
    const to = end < until ? end : until
    const count = daysBetween(from, to) + 1
    const { missing: unknown, ...rate } = rateFor(invoice, rates, from)
    missing.push(...unknown)
    lines.push({
      from,
      to,
      days: count,
      ...rate,
      interest: simpleInterest(invoice.amount, rate.percent, count),
    })
    from = addDays(to, 1)
  }
  return {
    days,
    lines,
    interest: lines.reduce((sum, line) => sum + line.interest, 0),
    indemnity: days > 0 ? indemnityOf(invoice) : 0,
    missing,
  }
}

/** The rates with those that a person knows for half-years that the table lacks. */
export function withKnownRates(
  rates: Rates,
  known: Partial<Record<keyof Rates, readonly RateStep[]>>,
): Rates {
  const merged = (name: keyof Rates) => {
    const added = (known[name] ?? []).filter(({ from }) => !rates[name].some(step => step.from === from))
    return [...rates[name], ...added].sort((a, b) => (a.from < b.from ? -1 : 1))
  }
  return { ecb: merged('ecb'), boe: merged('boe'), legal: merged('legal') }
}
