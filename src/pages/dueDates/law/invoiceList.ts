import Papa from 'papaparse'
import { decimalSignOf } from './amount.ts'
import { calculate, type Outcome } from './claim.ts'
import type { Entry, EntryField } from './entry.ts'
import type { Rates } from './interest.ts'
import { type DateOrder, dateOrderOf, readDay } from './listDay.ts'
import { type ListRow, mostRows } from './listRow.ts'
import { entryOfTerm, fieldOf, type ListField, termWords, valueWords } from './listWords.ts'

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

/** A spreadsheet’s clipboard has tabs; a file is separated by what its first line names or holds. */
function separatorOf(text: string): string {
  const [, named] = separatorLine.exec(text) ?? []
  if (named) return named
  const first = text.slice(0, text.search(/[\r\n]|$/))
  return first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
}

/** The columns of a list without headings: by what its first row holds. */
function guessed(cells: readonly string[]): Column[] {
  const free: ListField[] = ['invoice', 'amount', 'term', 'debtor', 'reference']
  const kinds: Record<string, (cell: string) => boolean> = {
    invoice: cell => readDay(cell, 'dayFirst') !== undefined || readDay(cell, 'monthFirst') !== undefined,
    term: cell => entryOfTerm(cell) !== undefined && !/[.,]\d\d$/.test(cell),
    amount: cell => /\d/.test(cell) && !/\p{L}{4}/u.test(cell),
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
  const names = { debtor: '', reference: '' }
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim() ?? ''
    if (!field || text === '') continue
    if (field === 'debtor' || field === 'reference') names[field] = text
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

/** A comma or a semicolon that stands unquoted within a value moves what comes after it to other columns. */
const moreCells: Outcome = {
  claim: undefined,
  dates: undefined,
  problems: [{ field: 'amount', kind: 'moreCells', blocks: true }],
}

/**
 * Reads a list of invoices: CSV (commas, semicolons or tabs, as files or spreadsheets have them), with or without
 * headings, in French or English. Every row gives a result or says what is wrong with which field.
 */
export function readInvoiceList(
  text: string,
  { rates, today, defaults = {}, order }: ListOptions,
): InvoiceList {
  const bare = text.replace(/^\ufeff/, '')
  const { data } = Papa.parse<string[]>(bare, { delimiter: separatorOf(bare.trimStart()) })
  const filled = data.flatMap((cells, index) =>
    cells.some(cell => cell.trim() !== '') && (index > 0 || !separatorLine.test(bare))
      ? [{ cells, row: index + 1 }]
      : [],
  )
  const first = filled[0]?.cells ?? []
  const fields = first.map(fieldOf)
  const named = fields.map((field, index) => (fields.indexOf(field) === index ? field : undefined))
  const hasHeadings = named.includes('invoice') || named.filter(Boolean).length >= 2
  const columns = hasHeadings ? named : guessed(first)
  const unknown = hasHeadings ? first.filter((title, index) => title.trim() !== '' && !named[index]) : []
  const body = hasHeadings ? filled.slice(1) : filled
  const taken = body.slice(0, mostRows).map(({ cells, row }) => ({
    row,
    hasMoreCells: cells.slice(first.length).some(cell => cell.trim() !== ''),
    ...entryOf(cells, columns),
  }))
  const written = taken.flatMap(({ entry }) => dayFields.flatMap(field => entry[field] ?? []))
  const found = dateOrderOf(written)
  const decimal = decimalSignOf(taken.flatMap(({ entry }) => entry.amount ?? []))
  return {
    rows: taken.map(({ row, debtor, reference, entry, hasMoreCells }) => {
      const whole = withDays({ ...defaults, ...entry }, found === 'either' ? order : (found ?? order))
      const outcome = hasMoreCells ? moreCells : calculate(whole, rates, today, decimal)
      return { row, debtor, reference, entry: whole, ...outcome }
    }),
    unknown,
    left: Math.max(0, body.length - mostRows),
    order: found === 'either' ? order : undefined,
  }
}
