import Papa from 'papaparse'
import { decimalSignOf, parseAmount } from './amount.ts'
import { daysBetween, isDay } from './calendar.ts'
import { calculate, type Outcome } from './claim.ts'
import type { Entry, EntryField } from './entry.ts'
import type { Rates } from './interest.ts'
import { type DateOrder, dateOrderOf, readDay } from './listDay.ts'
import { type ListRow, mostRows } from './listRow.ts'
import { entryOfTerm, fieldsOf, type ListField, termWords, valueWords } from './listWords.ts'
import { termOf } from './terms.ts'

export type InvoiceList = {
  rows: ListRow[]
  /** Headings that name no field, or one that another column has. */
  unknown: string[]
  /** Rows beyond the most that is read. */
  left: number
  /** In which order days and months were read; undefined if every date says it itself. */
  order: DateOrder | undefined
}

export type ListOptions = {
  rates: Rates
  today: string
  /** What holds for rows that say nothing else, such as the law. */
  defaults?: Entry
  /** The order of day and month where dates can be read both ways. */
  order: DateOrder
}

type Column = ListField | undefined

const dayFields = ['invoice', 'received', 'goods', 'paid', 'today'] as const

/** A first line that tells spreadsheets what separates the columns. */
const separatorLine = /^sep=(.)[ \t]*(?:\r\n?|\n)/i

/** What a first line names, or what most of the first lines hold: titles above a list may have no separator. */
function separatorOf(text: string): string {
  const [, named] = separatorLine.exec(text) ?? []
  if (named) return named
  const lines = text.split(/\r\n?|\n/, 10).filter(line => line.trim() !== '')
  const separates = (sign: string) => lines.filter(line => line.includes(sign)).length > lines.length / 2
  return ['\t', ';', '|'].find(separates) ?? ','
}

/** The columns of a list without headings: by what its first row holds. */
function guessed(cells: readonly string[]): Column[] {
  const free: ListField[] = ['invoice', 'amount', 'term', 'debtor', 'reference']
  const kinds: Record<string, (cell: string) => boolean> = {
    invoice: cell => readDay(cell, 'dayFirst') !== undefined || readDay(cell, 'monthFirst') !== undefined,
    term: cell => entryOfTerm(cell) !== undefined && !/[.,]\d\d$/.test(cell),
    amount: cell => parseAmount(cell) !== undefined,
    debtor: cell => /\p{L}/u.test(cell),
    reference: cell => cell !== '',
  }
  const columns: Column[] = cells.map(() => undefined)
  for (const field of ['invoice', 'amount', 'term', 'debtor', 'reference'] as const) {
    const candidates = [...cells.keys()].filter(
      index => !columns[index] && kinds[field]?.(cells[index] ?? ''),
    )
    // A whole number below a thousand beside another number is the term.
    const best =
      field === 'amount'
        ? (candidates.find(index => !/^\d{1,3}$/.test(cells[index]?.trim() ?? '')) ?? candidates[0])
        : candidates[0]
    if (best !== undefined && free.includes(field)) columns[best] = field
  }
  return columns
}

function entryOf(cells: readonly string[], columns: readonly Column[]) {
  const entry: Entry = {}
  const names = { debtor: '', reference: '', due: '' }
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim() ?? ''
    if (!field || text === '') continue
    if (field === 'debtor' || field === 'reference' || field === 'due') names[field] = text
    else if (field === 'term') Object.assign(entry, entryOfTerm(text) ?? { term: text })
    else entry[field] = valueWords[field]?.[termWords(text)] ?? text
  }
  // A column of days holds besides the kind of term that another column names.
  const days = columns.indexOf('days')
  const written = days < 0 ? '' : (cells[days]?.trim() ?? '')
  if (written !== '') entry.days = written
  return { entry, ...names }
}

const withDays = (entry: Entry, order: DateOrder): Entry => {
  const read = dayFields.flatMap(field => {
    const text = entry[field]
    return text === undefined ? [] : [[field, readDay(text, order) ?? text] as const]
  })
  return { ...entry, ...(Object.fromEntries(read) as Partial<Record<EntryField, string>>) }
}

/** The entry with the term that its due date shows, where it names none. What can’t be one is left to be named. */
function withTerm(entry: Entry, due: string): Entry {
  const { invoice = '' } = entry
  if (due === '' || entry.term !== undefined || entry.days !== undefined || !isDay(invoice)) return entry
  const days = isDay(due) ? daysBetween(invoice, due) : -1
  if (days < 0 || days > 999) return { ...entry, term: due }
  const term = termOf(invoice, due)
  const method = term.kind === 'endOfMonth' ? { method: term.method } : {}
  return { ...entry, term: term.kind, days: String(term.days), ...method }
}

/** How many rows from the top may be titles. */
const mostTitles = 10

/** The columns, and which rows are invoices: what stands above the headings is passed over unless it is an invoice. */
function columnsOf(filled: readonly { cells: string[] }[]) {
  const isHeading = ({ cells }: { cells: string[] }, index: number) => {
    const named = fieldsOf(cells).filter(Boolean)
    return named.length >= 2 || (index === 0 && named.includes('invoice'))
  }
  const isInvoice = ({ cells }: { cells: string[] }) => {
    const found = guessed(cells)
    return found.includes('invoice') && found.includes('amount')
  }
  const top = filled.slice(0, mostTitles)
  const at = top.findIndex(isHeading)
  const cells = filled[at]?.cells
  if (cells && !top.slice(0, at).some(isInvoice)) {
    const columns: Column[] = fieldsOf(cells)
    const unknown = cells.filter((title, index) => title.trim() !== '' && !columns[index])
    return { columns, unknown, first: at + 1, width: cells.length }
  }
  const sample = (top.find(isInvoice) ?? top[0])?.cells ?? []
  return { columns: guessed(sample), unknown: [], first: 0, width: sample.length }
}

/** A row whose cells can’t be told apart. */
const torn = (kind: 'moreCells' | 'openQuote'): Outcome => ({
  claim: undefined,
  dates: undefined,
  problems: [{ field: 'amount', kind, blocks: true }],
})

/**
 * Reads a list of invoices: CSV (commas, semicolons, bars or tabs, as files or spreadsheets have them), with or without
 * headings, in French, English or German. Every row gives a result or says what is wrong with which field.
 */
export function readInvoiceList(
  text: string,
  { rates, today, defaults = {}, order }: ListOptions,
): InvoiceList {
  const bare = text.replace(/^\ufeff/, '')
  const { data, errors } = Papa.parse<string[]>(bare, { delimiter: separatorOf(bare.trimStart()) })
  const opened = new Set(
    errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? row : [])),
  )
  const filled = data.flatMap((cells, index) =>
    cells.some(cell => cell.trim() !== '') && (index > 0 || !separatorLine.test(bare))
      ? [{ cells, row: index + 1, isTorn: opened.has(index) }]
      : [],
  )
  const { columns, unknown, first, width } = columnsOf(filled)
  const body = filled.slice(first)
  const taken = body.slice(0, mostRows).map(({ cells, row, isTorn }) => ({
    row,
    // A separator that stands unquoted within a value moves what comes after it to other columns.
    hasMoreCells: cells.slice(width).some(cell => cell.trim() !== ''),
    isTorn,
    ...entryOf(cells, columns),
  }))
  const written = taken.flatMap(({ entry, due }) => [...dayFields.flatMap(field => entry[field] ?? []), due])
  const found = dateOrderOf(written)
  const ordered = found === 'either' ? order : (found ?? order)
  const decimal = decimalSignOf(taken.flatMap(({ entry }) => entry.amount ?? []))
  const outcomeOf = ({ isTorn, hasMoreCells }: (typeof taken)[number], entry: Entry) => {
    if (isTorn) return torn('openQuote')
    return hasMoreCells ? torn('moreCells') : calculate(entry, rates, today, decimal)
  }
  return {
    rows: taken.map(row => {
      const dated = withDays({ ...defaults, ...row.entry }, ordered)
      const entry = withTerm(dated, readDay(row.due, ordered) ?? row.due)
      const { debtor, reference } = row
      return { row: row.row, debtor, reference, entry, ...outcomeOf(row, entry) }
    }),
    unknown,
    left: Math.max(0, body.length - mostRows),
    order: found === 'either' ? order : undefined,
  }
}
