import { addDays, afterWeekend, daysBetween, earliest, endOfMonth, endOfTenDays, latest } from './calendar.ts'
import { type Invoice, methods, type Sector, type Term } from './invoice.ts'

/**
 * Why the due date that counts for interest is not the agreed one: the maximum that the law sets, or an invoice that
 * came after its due date.
 */
export type Limit =
  | 'sixtyDays'
  | 'endOfMonth'
  | 'summary'
  | Sector
  | 'perishableSummary'
  | 'publicThirty'
  | 'healthFifty'
  | 'healthSixty'
  | 'sixtyUnlessFair'
  | 'notBeforeInvoice'

export type DueDates = {
  /** The due date that was agreed or that the law gives where nothing was. */
  due: string
  /** The due date that counts for interest. */
  lawfulDue: string
  /** Why the second differs from the first. */
  limit: Limit | undefined
  /** Where nothing was agreed: what the days are counted from. */
  from: 'goods' | 'received' | 'invoiced' | undefined
}

type Maximum = { day: string; limit: Limit }

/**
 * The day from which a term that was not agreed runs. France, between businesses: receipt of the goods (code de
 * commerce, article L. 441-10, I). Elsewhere: receipt of the invoice, or of the goods where these come later
 * (directive, articles 3(3)(b) and 4(3)(a); code de la commande publique, articles R. 2192-12 and R. 2192-13) or, under
 * the directive, where the first is not known. French public buyers receive invoices electronically, on the day that
 * these are there (article R. 2192-15). United Kingdom: the later of performance and notice of the debt (Act of 1998,
 * section 4(2H)).
 */
function startOf({ law, buyer, invoiced, received, goods }: Invoice) {
  if (law === 'FR' && buyer === 'business')
    return goods ? { day: goods, from: 'goods' as const } : { day: invoiced, from: 'invoiced' as const }
  const notice = received ?? invoiced
  const from = received ? ('received' as const) : ('invoiced' as const)
  if (!goods) return { day: notice, from }
  const isUncertain = law === 'EU' && !received
  return isUncertain || goods > notice ? { day: goods, from: 'goods' as const } : { day: notice, from }
}

/** The days to pay where nothing was agreed; for public buyers they are the maximum too. */
function defaultDays({ law, buyer }: Invoice): number {
  if (law === 'UK') return 29 // The period of 30 days begins with the day itself.
  if (buyer === 'health') return law === 'FR' ? 50 : 60
  return 30
}

/** The day that a term leads to from the date of the invoice. */
function agreedDue(term: Exclude<Term, { kind: 'none' }>, invoiced: string): string {
  if (term.kind !== 'endOfMonth') return addDays(invoiced, term.days)
  return term.method === 'monthEndFirst'
    ? addDays(endOfMonth(invoiced), term.days)
    : endOfMonth(addDays(invoiced, term.days))
}

/**
 * The term that leads from the date of an invoice to a due date: days from the invoice or, where these are more than 60
 * and it is that, 45 days end of month.
 */
export function termOf(invoiced: string, due: string): Exclude<Term, { kind: 'none' }> {
  const days = daysBetween(invoiced, due)
  const ofMonth = methods
    .map(method => ({ kind: 'endOfMonth' as const, days: 45, method }))
    .find(term => days > 60 && agreedDue(term, invoiced) === due)
  return ofMonth ?? { kind: 'net', days }
}

// Code de commerce, article L. 441-11, II.
function maximumOfSector(sector: Sector, { invoiced, goods = invoiced, term }: Invoice): Maximum {
  switch (sector) {
    case 'transport':
      return { day: addDays(invoiced, 30), limit: sector }
    case 'perishable':
      return term.kind === 'summary'
        ? { day: addDays(endOfTenDays(goods), 30), limit: 'perishableSummary' }
        : { day: addDays(goods, 30), limit: sector }
    case 'freshMeat':
      return { day: addDays(goods, 20), limit: sector }
    case 'spirits':
      return { day: addDays(endOfMonth(goods), 30), limit: sector }
    case 'wine':
      return { day: addDays(invoiced, 60), limit: sector }
  }
}

/** The last day that the law allows for an invoice; undefined where it sets none. */
function maximumOf(invoice: Invoice): Maximum | undefined {
  const { law, buyer, invoiced, term, sector, hasFairTerm } = invoice
  if (buyer !== 'business') {
    const day = addDays(startOf(invoice).day, defaultDays(invoice))
    if (law === 'UK' || buyer === 'public') return { day, limit: 'publicThirty' }
    return { day, limit: law === 'FR' ? 'healthFifty' : 'healthSixty' }
  }
  if (law === 'FR' && sector) return maximumOfSector(sector, invoice)
  if (term.kind === 'none') return undefined
  if (law !== 'FR' && hasFairTerm) return undefined
  if (law === 'EU') return { day: addDays(invoiced, 60), limit: 'sixtyUnlessFair' }
  if (law === 'UK') {
    // Sixty agreed days are not grossly unfair, although the period of 60 days ends on the day before.
    const start = startOf(invoice).day
    const isShort = daysBetween(start, agreedDue(term, invoiced)) <= 60
    return isShort ? undefined : { day: addDays(start, 59), limit: 'sixtyUnlessFair' }
  }
  const sixty: Maximum = { day: addDays(invoiced, 60), limit: 'sixtyDays' }
  if (term.kind === 'net') return sixty
  const day = agreedDue({ ...term, days: Math.min(term.days, 45) }, invoiced)
  // What falls within 60 days of the invoice is lawful, whatever the term is called.
  return term.kind === 'endOfMonth' && day < sixty.day ? sixty : { day, limit: term.kind }
}

/** The day an invoice is due, and the day that counts for interest. */
export function dueDates(invoice: Invoice): DueDates {
  const { invoiced, term, movesWeekends } = invoice
  const start = startOf(invoice)
  const due = term.kind === 'none' ? addDays(start.day, defaultDays(invoice)) : agreedDue(term, invoiced)
  const maximum = maximumOf(invoice)
  const capped = maximum ? earliest(due, maximum.day) : due
  // Nobody is late with an invoice that is not there yet.
  const lawful = latest(capped, invoiced)
  const moved = (day: string) => (movesWeekends ? afterWeekend(day) : day)
  return {
    due: moved(due),
    lawfulDue: moved(lawful),
    limit: lawful > capped ? 'notBeforeInvoice' : capped < due ? maximum?.limit : undefined,
    from: term.kind === 'none' ? start.from : undefined,
  }
}
