import type { XlsxCell } from '../../../components/spreadsheet/xlsxFile.ts'
import type { EntryField, Problem, ProblemKind } from '../law/entry.ts'
import type { ListRow } from '../law/listRow.ts'
import type { Total } from '../law/totals.ts'

/** What the columns of a list say, in the visitor’s language. */
export type ListWords = {
  /** Names of the two sheets. */
  totals: string
  invoices: string
  totalHead: readonly string[]
  rowHead: readonly string[]
  estimate: string
  fields: Record<EntryField, string>
  /** By kind; what is unknown, by field. */
  problems: Partial<Record<ProblemKind, string>>
  unknown: Partial<Record<EntryField, string>>
}

const amount = (hundredths: number | undefined) => (hundredths === undefined ? undefined : { hundredths })
const day = (value: string | undefined) => (value ? { day: value } : undefined)
const count = (value: number | undefined) => (value === undefined ? undefined : { count: value })

/** The cells of a total, in the order of `totalHead`. */
export const totalCells = (total: Total): XlsxCell[] => [
  total.debtor,
  total.currency,
  { count: total.invoices },
  { count: total.late },
  { hundredths: total.unpaid },
  { hundredths: total.interest },
  { hundredths: total.indemnity },
  { hundredths: total.total },
]

const problemText = ({ field, kind }: Problem, { fields, problems, unknown }: ListWords) =>
  `${fields[field]} – ${kind === 'unknown' ? unknown[field] : problems[kind]}`

/** The cells of an invoice, in the order of `rowHead`. */
export const rowCells = (
  { row, debtor, reference, entry, claim, dates, problems }: ListRow,
  words: ListWords,
): XlsxCell[] => [
  { count: row },
  debtor,
  reference,
  claim ? day(claim.invoice.invoiced) : entry.invoice,
  claim ? amount(claim.invoice.amount) : entry.amount,
  claim?.invoice.currency,
  day(dates?.due),
  day(dates?.lawfulDue),
  count(claim?.late.days),
  amount(claim?.late.interest),
  claim?.late.lines.some(line => line.isEstimated) ? words.estimate : undefined,
  amount(claim?.late.indemnity),
  problems.map(problem => problemText(problem, words)).join(' '),
]
