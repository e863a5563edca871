import { addDays, afterWeekend, endOfMonth } from './calendar.ts'

/** Whose law applies: France, another country of the European Union (Directive 2011/7/EU), the United Kingdom. */
export type Law = 'france' | 'eu' | 'uk'

/**
 * When an invoice is to be paid: 60 days from the invoice, 45 days end of month (the end of the month first or last),
 * the days of a summary invoice, a number of days of one's own, or nothing agreed.
 */
export type Term = 'sixty' | 'monthEndFirst' | 'monthEndLast' | 'summary' | 'net' | 'none'

/** The terms that each law knows, the most common first. */
export const termsOf: Record<Law, readonly Term[]> = {
  france: ['sixty', 'monthEndFirst', 'monthEndLast', 'summary', 'net', 'none'],
  eu: ['net', 'none'],
  uk: ['net', 'none'],
}

/** The longest term in days that all three laws let two companies agree on without further conditions. */
export const longestTerm = 60

/** The days to pay where nothing was agreed, in all three laws. */
const defaultDays = 30

export type Terms = {
  term: Term
  /** The day of the invoice. */
  invoiced: string
  /** For `net`: the number of days agreed. */
  days: number
  /** For `none`: the day from which the default term runs, if it is not the day of the invoice. */
  received?: string | undefined
  /** Moves a due date on a Saturday or Sunday to the Monday after it. */
  movesWeekends: boolean
}

const byTerm: Record<Term, (terms: Terms) => string> = {
  sixty: ({ invoiced }) => addDays(invoiced, 60),
  monthEndFirst: ({ invoiced }) => addDays(endOfMonth(invoiced), 45),
  monthEndLast: ({ invoiced }) => endOfMonth(addDays(invoiced, 45)),
  summary: ({ invoiced }) => addDays(invoiced, 45),
  net: ({ invoiced, days }) => addDays(invoiced, days),
  none: ({ invoiced, received }) => addDays(received ?? invoiced, defaultDays),
}

/** The day an invoice is due. */
export function dueDate(terms: Terms): string {
  const day = byTerm[terms.term](terms)
  return terms.movesWeekends ? afterWeekend(day) : day
}

/** Whether the term is longer than the law allows without further conditions. */
export const isTooLong = ({ term, days }: Pick<Terms, 'term' | 'days'>): boolean =>
  term === 'net' && days > longestTerm
