import { currencyIn, type DecimalSign, parseAmount, parsePercent } from './amount.ts'
import { addDays, isDay } from './calendar.ts'
import {
  type Buyer,
  buyers,
  currencyOf,
  type Invoice,
  type Law,
  laws,
  type Method,
  methods,
  type Sector,
  sectors,
  type Term,
} from './invoice.ts'

/** The entries for one invoice, as text; what is absent or empty was not entered. Dates are `YYYY-MM-DD`. */
export type Entry = Partial<Record<EntryField, string>>

export const entryFields = [
  'law',
  'buyer',
  'sector',
  'invoice',
  'received',
  'goods',
  'amount',
  'currency',
  'term',
  'days',
  'method',
  'rate',
  'paid',
  'today',
  'movesWeekends',
  'fairTerm',
] as const

export type EntryField = (typeof entryFields)[number]

/** What is wrong with a field, or doubtful about it. */
export type ProblemKind =
  | 'missing'
  | 'notAnAmount'
  | 'twoCurrencies'
  | 'moreCells'
  | 'openQuote'
  | 'notPositive'
  | 'notDays'
  | 'notARate'
  | 'notADate'
  | 'unknown'
  | 'notCovered'
  | 'fractions'
  | 'longAgo'
  | 'farAhead'
  | 'beforeInvoice'
  | 'elsewhere'
  | 'otherCurrency'
  | 'beyondMaximum'
  | 'belowFloor'
  | 'doubtfulRemedy'
  | 'setByLaw'

/** `blocks`: nothing can be calculated before it is put right; else the result stands, and somebody should look. */
export type Problem = { field: EntryField; kind: ProblemKind; blocks: boolean }

export type Reading = { invoice: Invoice | undefined; problems: Problem[] }

/** The currencies of the European Union’s members outside the euro, whose laws have reference rates of their own. */
export const outsideTheEuro: readonly string[] = ['CZK', 'DKK', 'HUF', 'PLN', 'RON', 'SEK']

const yesOrNo = ['true', 'false'] as const

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text)

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The decimals that a currency has; undefined for what is no currency. */
function decimalsOf(currency: string): number | undefined {
  if (!currencies.has(currency)) return undefined
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/**
 * Reads what was entered; `today` stands in for an entry without that day, and `decimal` is the sign that begins the
 * decimals of its amount, if it is known.
 */
export function readEntry(entry: Entry, today: string, decimal?: DecimalSign): Reading {
  const problems: Problem[] = []
  const say = (field: EntryField, kind: ProblemKind, blocks = true) => {
    problems.push({ field, kind, blocks })
  }
  const textOf = (field: EntryField) => entry[field]?.trim() ?? ''
  const choice = <Value extends string>(field: EntryField, values: readonly Value[]) => {
    const text = textOf(field)
    if (text === '') return undefined
    if (isOneOf(values, text)) return text
    say(field, 'unknown')
    return undefined
  }
  const day = (field: 'invoice' | 'received' | 'goods' | 'paid' | 'today') => {
    const text = textOf(field)
    if (text === '') return undefined
    if (!isDay(text)) {
      say(field, 'notADate')
      return undefined
    }
    if (field === 'today') return text
    if (text < '2013-01-01') say(field, 'longAgo', false)
    else if (text > addDays(now, 731)) say(field, 'farAhead', false)
    return text
  }

  const now = day('today') ?? today
  const law = choice<Law>('law', laws)
  if (textOf('law') === '') say('law', 'missing')
  const buyer = choice<Buyer>('buyer', buyers) ?? 'business'
  const sector = choice<Sector>('sector', sectors)
  if (sector && law && (law !== 'FR' || buyer !== 'business')) say('sector', 'elsewhere', false)

  const invoiced = day('invoice')
  if (textOf('invoice') === '') say('invoice', 'missing')
  const [received, goods, paid] = [day('received'), day('goods'), day('paid')]
  if (invoiced && received && received < invoiced) say('received', 'beforeInvoice', false)
  if (invoiced && paid && paid < invoiced) say('paid', 'beforeInvoice', false)

  const amount = parseAmount(textOf('amount'), decimal)
  if (textOf('amount') === '') say('amount', 'missing')
  else if (amount === undefined) say('amount', 'notAnAmount')
  else if (amount <= 0) say('amount', 'notPositive')
  const named = textOf('currency').toUpperCase()
  const beside = amount === undefined ? undefined : currencyIn(textOf('amount'))
  const currency = named || beside || currencyOf(law ?? 'FR')
  const stated = named || !beside ? 'currency' : 'amount'
  const decimals = decimalsOf(currency)
  if (decimals === undefined) say(stated, named ? 'unknown' : 'notAnAmount')
  else if (named && beside && named !== beside) say('amount', 'twoCurrencies')
  else if (decimals !== 2) say(stated, 'fractions')
  else if (law === 'EU' && outsideTheEuro.includes(currency)) say(stated, 'notCovered')
  else if (law && currency !== currencyOf(law)) say(stated, 'otherCurrency', false)

  const term = readTerm(textOf, say)
  const rate = parsePercent(textOf('rate'))
  if (textOf('rate') !== '' && rate === undefined) say('rate', 'notARate')

  const [moves, fair] = [choice('movesWeekends', yesOrNo), choice('fairTerm', yesOrNo)]
  const isReadable = law && invoiced && amount && term && !problems.some(({ blocks }) => blocks)
  if (!isReadable) return { invoice: undefined, problems }
  return {
    invoice: {
      law,
      buyer,
      sector,
      invoiced,
      received,
      goods,
      amount,
      currency,
      term,
      movesWeekends: moves === 'true',
      hasFairTerm: fair === 'true',
      rate,
      paid,
      today: now,
    },
    problems,
  }
}

type Say = (field: EntryField, kind: ProblemKind, blocks?: boolean) => void

/** The agreed term; undefined where it can’t be read. */
function readTerm(textOf: (field: EntryField) => string, say: Say): Term | undefined {
  const kind = textOf('term') || (textOf('days') === '' ? 'none' : 'net')
  if (!isOneOf(['none', 'net', 'endOfMonth', 'summary'] as const, kind)) {
    say('term', 'unknown')
    return undefined
  }
  if (kind === 'none') return { kind }
  const written = textOf('days') || (kind === 'net' ? '' : '45')
  if (!/^\d{1,3}$/.test(written)) {
    say('days', written === '' ? 'missing' : 'notDays')
    return undefined
  }
  const days = Number(written)
  if (kind !== 'endOfMonth') return { kind, days }
  const method = textOf('method') || 'monthEndLast'
  if (isOneOf<Method>(methods, method)) return { kind, days, method }
  say('method', 'unknown')
  return undefined
}
