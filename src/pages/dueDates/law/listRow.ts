import type { Outcome } from './claim.ts'
import type { Entry } from './entry.ts'

/** The most rows that are read. */
export const mostRows = 5_000

/** One invoice of a list. */
export type ListRow = Outcome & {
  /** Where it stands in the file, from 1, headings included. */
  row: number
  debtor: string
  reference: string
  /** What was entered, dates as `YYYY-MM-DD` where they can be read. */
  entry: Entry
}
