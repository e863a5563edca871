/** Whose law applies: France, another country of the euro area (Directive 2011/7/EU), the United Kingdom. */
export type Law = 'FR' | 'EU' | 'UK'

/** Who owes: a business, a public authority, a public body that provides health care. */
export type Buyer = 'business' | 'public' | 'health'

/** Goods and services with a maximum term of their own in France (code de commerce, article L. 441-11, II). */
export type Sector = 'transport' | 'perishable' | 'freshMeat' | 'spirits' | 'wine'

/** How days end of month are counted: the end of the month first, then the days; or the days first. */
export type Method = 'monthEndFirst' | 'monthEndLast'

/** What was agreed: nothing, days from the invoice, days end of month, the days of a summary invoice. */
export type Term =
  | { kind: 'none' }
  | { kind: 'net'; days: number }
  | { kind: 'endOfMonth'; days: number; method: Method }
  | { kind: 'summary'; days: number }

export const laws = ['FR', 'EU', 'UK'] as const satisfies readonly Law[]
export const buyers = ['business', 'public', 'health'] as const satisfies readonly Buyer[]
export const sectors = [
  'transport',
  'perishable',
  'freshMeat',
  'spirits',
  'wine',
] as const satisfies readonly Sector[]
export const methods = ['monthEndLast', 'monthEndFirst'] as const satisfies readonly Method[]

/** An invoice whose entries can all be read; days are `YYYY-MM-DD`. */
export type Invoice = {
  law: Law
  buyer: Buyer
  sector?: Sector | undefined
  /** The date of the invoice. */
  invoiced: string
  /** The day on which the buyer received the invoice, if it is known. */
  received?: string | undefined
  /** The day on which the buyer received (or accepted) the goods or the service. */
  goods?: string | undefined
  /** In hundredths of the currency, VAT included. */
  amount: number
  /** An ISO 4217 code. */
  currency: string
  term: Term
  /** The contract moves a due date on a Saturday or Sunday to the Monday after it. */
  movesWeekends: boolean
  /** More than 60 days were agreed expressly, and are not grossly unfair to the creditor (euro area, United Kingdom). */
  hasFairTerm: boolean
  /** The agreed rate in percent a year. */
  rate?: number | undefined
  paid?: string | undefined
  today: string
}

export const currencyOf = (law: Law): string => (law === 'UK' ? 'GBP' : 'EUR')
