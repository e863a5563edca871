import type { Claim } from '../pages/dueDates/law/claim.ts'
import { type EntryField, outsideTheEuro, type ProblemKind } from '../pages/dueDates/law/entry.ts'
import { type Invoice, laws, sectors } from '../pages/dueDates/law/invoice.ts'
import type { DueDates, Limit } from '../pages/dueDates/law/terms.ts'

const code = 'Code de commerce'
const procurement = 'Code de la commande publique'
const directive = 'Directive 2011/7/EU'
const act = 'Late Payment of Commercial Debts (Interest) Act 1998'

const limits: Record<Limit, string> = {
  sixtyDays: `60 days from the invoice at most (${code}, art. L. 441-10, I)`,
  endOfMonth: `45 days end of month at most (${code}, art. L. 441-10, I)`,
  summary: `45 days from a summary invoice at most (${code}, art. L. 441-10, I)`,
  transport: `transport: 30 days from the invoice at most (${code}, art. L. 441-11, II, 5°)`,
  perishable: `perishable food: 30 days after delivery at most (${code}, art. L. 441-11, II, 1°)`,
  perishableSummary: `perishable food, summary invoice: 30 days after the ten-day period of delivery at most (${code}, art. L. 441-11, II, 1°)`,
  freshMeat: `live animals and fresh meat: 20 days after delivery at most (${code}, art. L. 441-11, II, 2°)`,
  spirits: `spirits: 30 days after the month of delivery at most (${code}, art. L. 441-11, II, 3°)`,
  wine: `wine: 60 days from the invoice at most (${code}, art. L. 441-11, II, 4°)`,
  publicThirty: 'public buyer: 30 days at most',
  healthFifty: `public health care: 50 days at most (${procurement}, art. R. 2192-11)`,
  healthSixty: `public health care: 60 days at most (${directive}, art. 4(4))`,
  sixtyUnlessFair: 'more than 60 days only if expressly agreed and not grossly unfair to the creditor',
  notBeforeInvoice: 'the invoice came after its due date: interest runs from the day after the invoice',
}

const counted = { goods: 'the goods or the service', received: 'the invoice', invoiced: 'the invoice' }

function ruleOfTerm({ law, buyer, term, sector }: Invoice, from: DueDates['from']): string {
  const isPublic = buyer !== 'business'
  const noted = from === 'invoiced' ? ', counted from its date, as nothing else was entered' : ''
  if (term.kind === 'none' && from) {
    const received = `receipt of ${counted[from]}${noted}`
    if (law === 'UK') return `30 days beginning with the later of performance and notice (${act}, s. 4(2H))`
    if (!isPublic)
      return law === 'FR'
        ? `nothing agreed: 30 days after ${from === 'goods' ? received : `the date of the invoice, as that of the goods was not entered`} (${code}, art. L. 441-10, I)`
        : `nothing agreed: 30 days after ${received} (${directive}, art. 3(3)(b))`
    const days = buyer === 'public' ? '30' : law === 'FR' ? '50' : '60'
    const article = law === 'FR' ? `${procurement}, art. R. 2192-10 to R. 2192-13` : `${directive}, art. 4(3)`
    return `public buyer: ${days} days after ${received} (${article})`
  }
  if (law === 'UK') return `agreed term (${act}, s. 4)`
  if (law === 'EU') return `agreed term (${directive}, art. ${isPublic ? '4' : '3'})`
  if (isPublic) return `agreed term (${procurement}, art. L. 2192-10)`
  return sector ? `agreed term (${code}, art. L. 441-11, II)` : `agreed term (${code}, art. L. 441-10, I)`
}

function ruleOfRate({ law, buyer, rate }: Invoice): string {
  if (law === 'UK')
    return !rate
      ? `Bank Rate + 8 points of the half-year in which interest starts, and the fixed sum (${act}, s. 5A and 6; SI 2002/1675, art. 4)`
      : `agreed rate, without the fixed sum (${act}, s. 8)`
  if (law === 'EU')
    return `${rate ? 'agreed rate' : 'ECB rate + 8 points by half-year'} (${directive}, art. 2 to 4), EUR 40 (art. 6)`
  if (buyer !== 'business')
    return `ECB rate + 8 points of the half-year in which interest starts (${procurement}, art. R. 2192-31), EUR 40 (art. D. 2192-35)`
  const kind =
    rate === undefined ? 'ECB rate + 10 points' : 'agreed rate, at least three times the legal rate,'
  return `${kind} by half-year (${code}, art. L. 441-10, II), EUR 40 (art. D. 441-5)`
}

/** The articles that a result rests on, in one sentence. */
export function basisOf({ invoice, limit, from }: Claim): string {
  const parts = [ruleOfTerm(invoice, from), limit && limits[limit], ruleOfRate(invoice)]
  return parts.filter(Boolean).join('; ')
}

const date = 'write a day of the calendar as YYYY-MM-DD'

const choices: Partial<Record<EntryField, string>> = {
  law: laws.join(', '),
  buyer: 'business, public, health',
  sector: sectors.join(', '),
  term: 'none, net, endOfMonth, summary',
  method: 'monthEndLast, monthEndFirst',
  currency: 'a code of three letters, such as EUR',
  movesWeekends: 'true, false',
  fairTerm: 'true, false',
}

/** What is wrong and how to put it right, in English. */
export function problemWords(field: EntryField, kind: ProblemKind): { problem: string; fix: string } {
  const words: Record<ProblemKind, [problem: string, fix: string]> = {
    missing: ['missing', choices[field] ? `write one of ${choices[field]}` : 'fill it in'],
    notAnAmount: ['not an amount', 'write a decimal number with at most two decimals, such as 1250.50'],
    twoCurrencies: ['in another currency than the entry', 'write the amount in the currency of the entry'],
    moreCells: [
      'the row has more cells than the first one: a separator may stand within a value',
      'put quotes around values that hold the separator',
    ],
    openQuote: [
      'a quotation mark that opens here is not closed at the end of its cell: the rows up to the next one are not read',
      'close it, or double those within a value',
    ],
    notPositive: ['not above zero', 'leave credit notes out, or write the amount that is owed'],
    notDays: ['not a number of days', 'write a whole number from 0 to 999'],
    notARate: [
      'not a rate',
      'write percent a year below 100 with at most four decimals, such as 12.5; leave it out for the statutory rate',
    ],
    notADate: ['not a date', date],
    unknown: ['unknown', `write one of ${choices[field]}`],
    notCovered: [
      `${outsideTheEuro.join(', ')}: the reference rates of countries outside the euro are not covered`,
      'use the rate of the national central bank',
    ],
    fractions: ['a currency without hundredths is not covered', 'convert the amount'],
    longAgo: ['before 2013, when these rules did not apply yet', 'check the date'],
    farAhead: ['more than two years ahead', 'check the date'],
    beforeInvoice: ['before the date of the invoice', 'check both dates'],
    elsewhere: ['only French law between businesses has terms by sector: it is passed over', 'leave it out'],
    otherCurrency: [
      'not the currency of the law: the fixed sum stays in that of the law',
      'do not add the fixed sum to the interest without converting it',
    ],
    beyondMaximum: [
      'longer than the law allows: interest runs from the lawful due date',
      'see lawfulDue and basis',
    ],
    belowFloor: ['below what the law allows: the statutory rate is used in those half-years', 'see halves'],
    doubtfulRemedy: [
      'less than Bank Rate + 5 points may be no substantial remedy (s. 9): statutory interest and the fixed sum would then apply',
      'leave the rate out to see them',
    ],
    setByLaw: [
      'the rate of French public buyers is set by law: the agreed one is passed over',
      'leave it out',
    ],
  }
  const [problem, fix] = words[kind]
  return { problem, fix }
}
