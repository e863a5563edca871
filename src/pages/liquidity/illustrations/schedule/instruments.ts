import { pool } from '../../../../components/illustrations/cast.ts'

/** Debt, an investment, or what the group's companies lend to one another. */
export type Kind = 'debt' | 'investment' | 'intercompany'

export type Instrument = {
  name: 'facility' | 'loan' | 'paper' | 'deposit' | 'current'
  kind: Kind
  /** From the day the money moves to the day it moves back; without an end it goes on beyond the schedule. */
  from: string
  to?: string
  amount: number
  currency: 'EUR' | 'CHF'
}

/** The five months that the schedule shows: its first day, and the first one after it. */
export const span = { from: '2025-07-01', to: '2025-12-01' }

/** Borrowed for five years, with interest and one per cent of the capital a year, by quarter; rate in per cent. */
export const loan = {
  from: '2025-06-12',
  capital: 30_000_000,
  rate: 5.7,
  repaid: 75_000,
  /** The first quarter of interest. */
  due: '2025-09-12',
}

/** What the group has borrowed, invested and lent within itself, in the order of the rows. */
export const instruments: Instrument[] = [
  {
    name: 'facility',
    kind: 'debt',
    from: '2025-07-17',
    to: '2025-09-17',
    amount: 2_000_000,
    currency: 'EUR',
  },
  { name: 'loan', kind: 'debt', from: loan.from, amount: loan.capital, currency: 'CHF' },
  { name: 'paper', kind: 'debt', from: '2025-08-21', to: '2025-10-02', amount: 1_500_000, currency: 'EUR' },
  {
    name: 'deposit',
    kind: 'investment',
    from: '2025-04-14',
    to: '2025-10-14',
    amount: 1_000_000,
    currency: 'EUR',
  },
  { name: 'current', kind: 'intercompany', from: '2025-01-01', amount: pool.header, currency: 'EUR' },
]

/** What the group may draw under its revolving facility, in euros. */
export const facilityLimit = 15_000_000
