import type { DecimalSign } from './amount.ts'
import { addDays } from './calendar.ts'
import { type Entry, type Problem, readEntry } from './entry.ts'
import { isDoubtfulRemedy, type LateInterest, lateInterest, type Rates } from './interest.ts'
import type { Invoice } from './invoice.ts'
import { type DueDates, dueDates } from './terms.ts'

/** What an invoice entitles its creditor to: when it is due, and what its delay costs. */
export type Claim = DueDates & {
  invoice: Invoice
  /** The day until which interest is counted. */
  until: string
  late: LateInterest
}

export type Outcome = {
  /** Undefined until everything needed is there and can be read. */
  claim: Claim | undefined
  /** The due dates, which need neither amount nor rate. */
  dates: DueDates | undefined
  problems: Problem[]
}

const moneyFields: readonly string[] = ['amount', 'currency', 'rate']

/** The due dates of an entry in which only what concerns money is missing or wrong. */
function datesOf(entry: Entry, problems: readonly Problem[], today: string): DueDates | undefined {
  if (problems.some(({ blocks, field }) => blocks && !moneyFields.includes(field))) return undefined
  const { invoice } = readEntry({ ...entry, amount: '1', currency: '', rate: '' }, today)
  return invoice && dueDates(invoice)
}

/** What follows from an invoice. */
export function claimOf(invoice: Invoice, rates: Rates): Claim {
  const dates = dueDates(invoice)
  return {
    ...dates,
    invoice,
    until: invoice.paid ?? invoice.today,
    late: lateInterest(invoice, dates.lawfulDue, rates),
  }
}

/** What a result should be looked at for, though it stands. */
function doubtsAbout({ invoice, limit, lawfulDue, late }: Claim, rates: Rates): Problem[] {
  const doubt = (field: Problem['field'], kind: Problem['kind']): Problem => ({ field, kind, blocks: false })
  const { law, buyer, rate, term } = invoice
  return [
    limit && limit !== 'notBeforeInvoice' && term.kind !== 'none' && doubt('term', 'beyondMaximum'),
    rate !== undefined && law === 'FR' && buyer !== 'business' && doubt('rate', 'setByLaw'),
    late.lines.some(line => line.isBelowFloor) && doubt('rate', 'belowFloor'),
    isDoubtfulRemedy(invoice, rates, addDays(lawfulDue, 1)) && doubt('rate', 'doubtfulRemedy'),
  ].filter(problem => problem !== false && problem !== undefined)
}

/** Reads what was entered, as `readEntry` does, and calculates from it. */
export function calculate(entry: Entry, rates: Rates, today: string, decimal?: DecimalSign): Outcome {
  const { invoice, problems } = readEntry(entry, today, decimal)
  if (!invoice) return { claim: undefined, dates: datesOf(entry, problems, today), problems }
  const claim = claimOf(invoice, rates)
  return { claim, dates: claim, problems: [...problems, ...doubtsAbout(claim, rates)] }
}
