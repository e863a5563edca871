import { parseAmount, parsePercent } from './amount.ts'
import { addDays, isDay } from './calendar.ts'
import { type LateInterest, lateInterest, type Rates } from './interest.ts'
import { dueDate, isTooLong, type Law, longestTerm, type Term } from './terms.ts'

/** What a person has entered; dates are `YYYY-MM-DD`, and optional fields may be empty. */
export type Entries = {
  law: Law
  term: Term
  invoiced: string
  amount: string
  days: string
  received: string
  paid: string
  agreed: string
  movesWeekends: boolean
}

export type Problem = 'unreadable' | 'tooEarly' | 'beforeInvoice'

export type Calculation = {
  /** In cents or pence. */
  amount: number
  due: string
  /** The last day that the law allows, if the agreed term is longer. */
  lawful: string | undefined
  /** The day until which interest is counted. */
  until: string
  late: LateInterest
}

export type Outcome = {
  problems: Partial<Record<keyof Entries, Problem>>
  /** Undefined until everything needed is there and can be read. */
  result: Calculation | undefined
}

/** Reads what was entered and calculates from it; `today` stands in for a day of payment that is left empty. */
export function calculate(entries: Entries, rates: Rates, today: string): Outcome {
  const { law, term, invoiced, received, movesWeekends } = entries
  const amount = parseAmount(entries.amount)
  const days = /^\d{1,3}$/.test(entries.days) ? Number(entries.days) : undefined
  const agreed = parsePercent(entries.agreed)
  const until = entries.paid || today
  const firstRate = Object.values(rates)
    .map(([first]) => first?.from ?? '')
    .reduce((latest, from) => (from > latest ? from : latest), '')

  const dayProblem = (day: string): Problem | undefined => {
    if (day === '') return undefined
    if (!isDay(day)) return 'unreadable'
    return day < firstRate ? 'tooEarly' : day < invoiced ? 'beforeInvoice' : undefined
  }
  const all: Partial<Record<keyof Entries, Problem | false | undefined>> = {
    invoiced: dayProblem(invoiced),
    amount: entries.amount !== '' && !amount && 'unreadable',
    days: term === 'net' && entries.days !== '' && days === undefined && 'unreadable',
    received: term === 'none' && dayProblem(received),
    paid: dayProblem(entries.paid),
    agreed: entries.agreed !== '' && agreed === undefined && 'unreadable',
  }
  const problems = Object.fromEntries(Object.entries(all).filter(([, problem]) => problem))
  const isComplete = amount && invoiced !== '' && (term !== 'net' || days !== undefined)
  if (!isComplete || Object.keys(problems).length > 0) return { problems, result: undefined }

  const terms = { term, invoiced, days: days ?? 0, received: received || undefined, movesWeekends }
  const due = dueDate(terms)
  const lawful = isTooLong(terms) ? addDays(invoiced, longestTerm) : undefined
  return {
    problems,
    result: {
      amount,
      due,
      lawful,
      until,
      late: lateInterest({ law, amount, due, paid: until, agreed }, rates),
    },
  }
}
