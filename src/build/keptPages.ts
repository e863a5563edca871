import { mkdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '../content/schema/cache.ts'
import type { Locale } from '../i18n/locales.ts'
import { place, placeNew, stateOf } from './place.ts'

/** A file of the site that lies ready to be put into `dist`, and the fingerprint of what it holds. */
export type ReadyFile = { file: string; from: string; print: string }

/** A page in one language: what is to be known of it later, and its files in `dist` with what they hold. */
export type Made<About> = { about: About; files: Record<string, string | Buffer> }

/** The same, its files lying ready. */
export type Ready<About> = { about: About; files: ReadyFile[] }

/** What comes of making a page: its versions, and the data files that it was made from. */
export type Making<About> = { versions: Made<About>[]; reads: [locale: Locale, name: string][] }

type Read = [locale: Locale, name: string, print: string]

type Entry<About> = {
  reads: Read[]
  /** Files by their places in `dist`, as the fingerprints of what they hold. */
  versions: { about: About; files: Record<string, string> }[]
}

type Entries<About> = Record<string, Entry<About>>

type PageRecord<About> = {
  entries: Entries<About>
  /** The state that each file was left in: `dist` holds the same file, and what is done to it there is seen so. */
  states: Record<string, string>
}

type KeptPagesOptions = {
  /** Where pages are kept between builds. */
  cache: string
  /** A fingerprint of all else that pages are made from: with another one all are made anew. */
  made: string
  /** The fingerprint of a language's data file; rejects where there is none. */
  printOf: (locale: Locale, name: string) => Promise<string>
}

const recordFile = 'pages.json'

/**
 * Pages as an earlier build finished them, as long as their code and the data that they read are the same. What their
 * files hold lies under its fingerprint, so that no record can lead to the contents of another build.
 */
export class KeptPages<About> {
  readonly #folder: string
  readonly #options: KeptPagesOptions
  readonly #before: Promise<{ entries: Entries<About>; prints: ReadonlySet<string> }>
  readonly #entries: Entries<About> = {}
  readonly #stored = new Set<string>()

  constructor(options: KeptPagesOptions) {
    this.#options = options
    this.#folder = join(options.cache, options.made)
    this.#before = this.#load()
  }

  /** A page in these languages, as it is kept or else as `make` makes it. */
  async get(
    path: string,
    languages: readonly Locale[],
    make: () => Promise<Making<About>>,
  ): Promise<Ready<About>[]> {
    const name = [path, ...languages].join(' ')
    const entry = (await this.#kept(name)) ?? (await this.#keep(await make()))
    this.#entries[name] = entry
    return entry.versions.map(({ about, files }) => ({
      about,
      files: Object.entries(files).map(([file, print]) => ({ file, from: this.#file(print), print })),
    }))
  }

  /** Writes down the pages of this build, and removes what none of them is. */
  async save(): Promise<void> {
    const { cache, made } = this.#options
    await mkdir(this.#folder, { recursive: true })
    const prints = Object.values(this.#entries).flatMap(({ versions }) =>
      versions.flatMap(({ files }) => Object.values(files)),
    )
    const states = Object.fromEntries(prints.map(print => [print, stateOf(this.#file(print))]))
    const record: PageRecord<About> = { entries: this.#entries, states }
    await place(join(this.#folder, recordFile), JSON.stringify(record))
    const wanted = new Set([recordFile, ...prints])
    for (const name of await readdir(this.#folder)) if (!wanted.has(name)) await rm(join(this.#folder, name))
    for (const name of await readdir(cache))
      if (name !== made) await rm(join(cache, name), { recursive: true })
  }

  #file(print: string): string {
    return join(this.#folder, print)
  }

  async #load() {
    const { entries, states } = await readFile(join(this.#folder, recordFile), 'utf8')
      .then(text => JSON.parse(text) as PageRecord<About>)
      .catch((): PageRecord<About> => ({ entries: {}, states: {} }))
    const unchanged = Object.entries(states).filter(([print, state]) => stateOf(this.#file(print)) === state)
    return { entries, prints: new Set(unchanged.map(([print]) => print)) }
  }

  async #kept(name: string): Promise<Entry<About> | undefined> {
    const { entries, prints } = await this.#before
    const entry = entries[name]
    const isThere = entry?.versions.every(({ files }) =>
      Object.values(files).every(print => prints.has(print)),
    )
    if (!entry || !isThere) return undefined
    const now = await Promise.all(
      entry.reads.map(([locale, name]) => this.#options.printOf(locale, name).catch(() => '')),
    )
    return now.every((print, index) => print === entry.reads[index]?.[2]) ? entry : undefined
  }

  async #keep({ versions, reads }: Making<About>): Promise<Entry<About>> {
    const printed = async ([locale, name]: Making<About>['reads'][number]): Promise<Read> => [
      locale,
      name,
      await this.#options.printOf(locale, name),
    ]
    const stored = ([file, contents]: [string, string | Buffer]) => [file, this.#store(contents)] as const
    return {
      reads: await Promise.all(reads.map(printed)),
      versions: versions.map(({ about, files }) => ({
        about,
        files: Object.fromEntries(Object.entries(files).map(stored)),
      })),
    }
  }

  /** Lays contents ready, once however many files hold them; gives their fingerprint. */
  #store(contents: string | Buffer): string {
    // Once: its fingerprint and its file are both made of bytes.
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
    const print = fingerprint(bytes)
    if (this.#stored.size === 0) mkdirSync(this.#folder, { recursive: true })
    // Nothing reads it before the record, which comes last, tells of it.
    if (!this.#stored.has(print)) placeNew(this.#file(print), bytes)
    this.#stored.add(print)
    return print
  }
}
