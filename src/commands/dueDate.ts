import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { parse } from 'yaml'
import { siteDay } from '../content/siteDay.ts'
import { calculate, type Outcome } from '../pages/dueDates/law/claim.ts'
import { type Entry, type EntryField, entryFields } from '../pages/dueDates/law/entry.ts'
import type { RateStep, Rates } from '../pages/dueDates/law/interest.ts'
import { readInvoiceList } from '../pages/dueDates/law/invoiceList.ts'
import { decodeList } from '../pages/dueDates/law/listBytes.ts'
import { mostRows } from '../pages/dueDates/law/listRow.ts'
import { entryOfTerm } from '../pages/dueDates/law/listWords.ts'
import { basisOf, problemWords } from './dueDateWords.ts'

const usage = 'npm run --silent due-date -- FILE.csv|FILE.json'

type Options = { rates: Rates; today: string }

/** One result of the command; see docs/due-dates.md. */
export type DueDateResult = {
  due: string | null
  lawfulDue: string | null
  daysLate: number | null
  interest: string | null
  indemnity: string | null
  halves: {
    from: string
    to: string
    rate: string
    estimated: boolean
    days: number
    interest: string
  }[]
  basis: string | null
  problems: { row: number; field: string; problem: string; fix: string }[]
}

const decimal = (hundredths: number) =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** At least two decimals, and all that the rate has. */
const percentage = (percent: number) => percent.toFixed(4).replace(/0{1,2}$/, '')

function resultOf(row: number, { claim, dates, problems }: Outcome): DueDateResult {
  return {
    due: dates?.due ?? null,
    lawfulDue: dates?.lawfulDue ?? null,
    daysLate: claim ? claim.late.days : null,
    interest: claim ? decimal(claim.late.interest) : null,
    indemnity: claim ? decimal(claim.late.indemnity) : null,
    halves: (claim?.late.lines ?? []).map(line => ({
      from: line.from,
      to: line.to,
      rate: percentage(line.percent),
      estimated: line.isEstimated,
      days: line.days,
      interest: decimal(line.interest),
    })),
    basis: claim ? basisOf(claim) : null,
    problems: problems.map(({ field, kind }) => ({ row, field, ...problemWords(field, kind) })),
  }
}

/** A value of JSON as the text that a person would have entered. */
const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** The result with the fields that were passed over. */
const withStrange = (result: DueDateResult, row: number, fields: readonly string[]): DueDateResult => ({
  ...result,
  problems: [
    ...result.problems,
    ...fields.map(field => ({
      row,
      field,
      problem: 'unknown field, or one that is there twice: it is passed over',
      fix: 'check its name',
    })),
  ],
})

function resultOfObject(value: unknown, row: number, { rates, today }: Options): DueDateResult {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const { term, ...others } = (isObject ? value : {}) as Record<string, unknown>
  const isTerm = typeof term === 'object' && term !== null && !Array.isArray(term)
  const { kind = '', days, method, ...more } = (isTerm ? term : {}) as Record<string, unknown>
  const entry: Entry = {}
  const known = (name: string): name is EntryField => (entryFields as readonly string[]).includes(name)
  for (const [name, written] of Object.entries({ days, method, ...others }))
    if (known(name)) entry[name] = textOf(written)
  if (isTerm) entry.term = textOf(kind)
  else Object.assign(entry, entryOfTerm(textOf(term)) ?? { term: textOf(term) })
  // A comma or point before three digits is neither decimals nor certainly a group.
  const result = resultOf(row, calculate(entry, rates, today, 'either'))
  const strange = [
    ...Object.keys(others).filter(name => !known(name) && !['debtor', 'reference'].includes(name)),
    ...Object.keys(more).map(name => `term.${name}`),
  ]
  return withStrange(result, row, strange)
}

/**
 * The results for the entries of a file, in their order. Throws an error that names the file and the fix where the file
 * as a whole can’t be read.
 */
export function dueDateResults(file: string, text: string, options: Options): DueDateResult[] {
  if (extname(file).toLowerCase() === '.csv') {
    if (text.trim() === '')
      throw new Error(`${file}: empty. Fix: write headings and rows, as docs/due-dates.md shows.`)
    const { rows, left, unknown } = readInvoiceList(text, { ...options, order: 'dayFirst' })
    if (left > 0)
      throw new Error(`${file}: more than ${mostRows} rows. Fix: split it; ${left} rows are too many.`)
    return rows.map(row => withStrange(resultOf(row.row, row), row.row, unknown))
  }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Error(
      `${file}: not JSON (${(error as Error).message}). Fix: write a list of entries, or FILE.csv.`,
    )
  }
  if (typeof content !== 'object' || content === null)
    throw new Error(`${file}: no entries. Fix: write a list of objects, as docs/due-dates.md shows.`)
  return (Array.isArray(content) ? content : [content]).map((value, index) =>
    resultOfObject(value, index + 1, options),
  )
}

/** The reference rates of a project, from `content/rates.yml`. */
export async function readRates(root: string): Promise<Rates> {
  const all = parse(await readFile(resolve(root, 'content/rates.yml'), 'utf8')) as {
    id: keyof Rates
    steps: RateStep[]
  }[]
  const stepsOf = (id: keyof Rates) => all.find(rate => rate.id === id)?.steps ?? []
  return { ecb: stepsOf('ecb'), boe: stepsOf('boe'), legal: stepsOf('legal') }
}

if (import.meta.main) {
  try {
    const [file, ...others] = process.argv.slice(2)
    if (!file || others.length > 0 || !/\.(csv|json)$/i.test(file))
      throw new Error(`one file, .csv or .json, is needed; write ${usage}`)
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        `${file}: ${error.code === 'ENOENT' ? 'no such file' : error.message}. Fix: check its path.`,
      )
    })
    const options = { rates: await readRates('.'), today: siteDay(new Date()) }
    process.stdout.write(`${JSON.stringify(dueDateResults(file, decodeList(bytes), options), null, 2)}\n`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
