import { type Account, accountsOf } from './accounts.ts'
import type { Encoding } from './encodings.ts'
import { type Excerpt, excerptsOf } from './excerpt.ts'
import { type FileWords, toCsv, toJson, toSheets } from './export.ts'
import { bytesOf } from './fileBytes.ts'
import { type Filter, type Row, rowStarts, rowsBetween, type Sort, selectMovements } from './filter.ts'
import { indexOf, type MovementIndex } from './movementIndex.ts'
import { readStored, type TextReading } from './readBytes.ts'
import type { Amount, Movement, OnProgress, Place, Problem, ProblemCode, Statement } from './types.ts'

/** An account without its movements, of which there can be hundreds of thousands. */
export type AccountHead = Omit<Account, 'movements'> & {
  count: number
  /** The line of the balance at which sums stop agreeing. */
  broken?: Excerpt
}

/** A problem with the lines of the file around it. */
export type ShownProblem = Problem & { excerpt?: Excerpt }

/** What has been read: the number of files, the accounts in them, and what is wrong with each file, by its name. */
export type Overview = { files: number; accounts: AccountHead[]; problems: Map<string, ShownProblem[]> }

/** Which movements of which account (from 0) are shown, and in which order. */
export type View = { account: number; filter: Filter; sort: Sort | undefined }

/** Some lines of a view: those from `first`, the number of all lines and movements, and what the booked ones sum up to. */
export type Lines = { first: number; rows: Row[]; total: number; movements: number; sum: Amount }

/** A file to save: the movements of a view, or with XLSX all movements of all accounts. */
export type FileRequest =
  | { kind: 'csv'; view: View; words: FileWords; separator: ',' | ';'; point: ',' | '.' }
  | { kind: 'json'; view: View }
  | { kind: 'xlsx'; view: View | 'all'; words: FileWords }

/** The first lines of a file that is still being read. */
export type Preview = { account: string; currency: string; rows: Row[] }

/** How many lines are shown of a file that is still being read. */
const previewed = 60

/** The first lines of the first statement; undefined while there are only a few. */
export function previewOf([first]: readonly Statement[]): Preview | undefined {
  // What follows the last movement may still belong to it.
  const movements = first?.movements.slice(0, previewed) ?? []
  if (!first || first.movements.length <= previewed) return undefined
  const { account, currency } = first
  return { account, currency, rows: rowsBetween(movements, rowStarts(movements), 0, previewed) }
}

/** The largest file that is read, in bytes. */
const largest = 100 * 1024 * 1024

/** How many problems of a file are shown with their lines. */
const excerpted = 50

const same = (one: View, other: View): boolean =>
  one.account === other.account &&
  (Object.keys(one.filter) as (keyof Filter)[]).every(key => one.filter[key] === other.filter[key]) &&
  one.sort?.key === other.sort?.key &&
  one.sort?.isDescending === other.sort?.isDescending

const placeKey = (name: string, { line, column, tag }: Place) => [name, line, column, tag].join('|')

/** Reads a file that a visitor chose; never fails. */
export async function readFile(
  name: string,
  file: Blob,
  encoding: Encoding | undefined,
  onProgress?: OnProgress,
): Promise<TextReading[]> {
  const failed = (code: ProblemCode): TextReading[] => [
    { name, format: undefined, statements: [], problems: [{ code }] },
  ]
  if (file.size > largest) return failed('tooLarge')
  try {
    return await readStored(name, await bytesOf(file), encoding, onProgress)
  } catch {
    return failed('failed')
  }
}

/** What a visitor has read, kept beside the page: files come in, and what is shown of them goes out. */
export class ReaderSession {
  #readings: TextReading[] = []
  #accounts: Account[] = []
  readonly #indexes = new Map<Account, MovementIndex>()
  readonly #excerpts = new Map<string, Excerpt>()
  #selected: { view: View; movements: Movement[]; starts: Uint32Array; sum: Amount } | undefined

  /** Whether nothing has been read. */
  get isEmpty(): boolean {
    return this.#readings.length === 0
  }

  /** Adds what has been read to what was there before, or puts it in its place. */
  add(readings: TextReading[], isAlone: boolean): Overview {
    if (isAlone) {
      this.#readings = []
      this.#excerpts.clear()
    }
    this.#readings.push(...readings)
    const { accounts, problems } = accountsOf(this.#readings)
    this.#accounts = accounts
    this.#indexes.clear()
    this.#selected = undefined
    this.#addExcerpts(problems)
    return {
      files: this.#readings.length,
      accounts: accounts.map(({ movements, ...head }) => {
        const { continuity } = head
        const broken =
          continuity.status === 'broken' &&
          this.#excerpts.get(placeKey(continuity.first.file, continuity.first.place))
        return { ...head, count: movements.length, ...(broken && { broken }) }
      }),
      problems: new Map(
        [...problems].map(([name, list]) => [
          name,
          list.map(problem => {
            const excerpt = this.#excerpts.get(placeKey(name, problem))
            return excerpt ? { ...problem, excerpt } : problem
          }),
        ]),
      ),
    }
  }

  /** Takes the lines of problems out of the texts, which are read again for that. */
  #addExcerpts(problems: ReadonlyMap<string, Problem[]>): void {
    const breaks = new Map<string, Place[]>()
    for (const { continuity } of this.#accounts) {
      if (continuity.status !== 'broken') continue
      const { file, place } = continuity.first
      const known = breaks.get(file)
      if (known) known.push(place)
      else breaks.set(file, [place])
    }
    for (const reading of this.#readings) {
      const { name, text, format } = reading
      if (text === undefined) continue
      const places = [problems.get(name), breaks.get(name)].flatMap(list => list?.slice(0, excerpted) ?? [])
      const found = places.length > 0 ? excerptsOf(text(), format, places) : []
      for (const [index, excerpt] of found.entries()) {
        const place = places[index]
        if (place && excerpt) this.#excerpts.set(placeKey(name, place), excerpt)
      }
      delete reading.text
    }
  }

  /** What makes the movements of an account found and sorted at once; made for the first one that is shown, on demand. */
  #indexOf(account: Account): MovementIndex {
    const known = this.#indexes.get(account)
    if (known) return known
    const index = indexOf(account.movements)
    this.#indexes.set(account, index)
    return index
  }

  /** Prepares finding and sorting in an account, step by step. */
  *prepare(account: number): Generator<void> {
    const found = this.#accounts[account]
    if (found) yield* this.#indexOf(found).prepare()
  }

  #select(view: View) {
    if (this.#selected && same(this.#selected.view, view)) return this.#selected
    const account = this.#accounts[view.account]
    const movements = account
      ? selectMovements(account.movements, this.#indexOf(account), view.filter, view.sort)
      : []
    let sum = 0n
    for (const { amount, isPending, currency } of movements)
      if (!isPending && currency === undefined) sum += amount
    this.#selected = { view, movements, starts: rowStarts(movements), sum }
    return this.#selected
  }

  /** Lines of a view, from `first` (from 0) and at most `count`. */
  lines(view: View, first: number, count: number): Lines {
    const { movements, starts, sum } = this.#select(view)
    return {
      first,
      rows: rowsBetween(movements, starts, first, first + count),
      total: starts.at(-1) ?? 0,
      movements: movements.length,
      sum,
    }
  }

  /** A file of a view, or of all accounts. */
  async file(request: FileRequest): Promise<Blob> {
    const shown = (view: View) => {
      const account = this.#accounts[view.account]
      if (!account) throw new Error(`There is no account ${view.account}.`)
      return { account, movements: this.#select(view).movements }
    }
    if (request.kind === 'csv') {
      const { account, movements } = shown(request.view)
      const { words, separator, point } = request
      return new Blob([toCsv(account, movements, { ...words, separator, point })], { type: 'text/csv' })
    }
    if (request.kind === 'json') {
      const { account, movements } = shown(request.view)
      return new Blob([toJson(account, movements)], { type: 'application/json' })
    }
    const listed =
      request.view === 'all'
        ? this.#accounts.map(account => ({ account, movements: account.movements }))
        : [shown(request.view)]
    const { xlsxFile } = await import('../../../components/spreadsheet/xlsxFile.ts')
    return xlsxFile(toSheets(listed, request.words))
  }
}
