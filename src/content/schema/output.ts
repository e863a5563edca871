import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'velite'
import { inFolder, placeNew, placeSync, stateOf } from '../../build/place.ts'
import { formatDay } from '../../i18n/format.ts'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { blogPages, readingFor, surroundings, teasers, topicPages } from '../listing.ts'
import { topics } from '../topics.ts'
import { fingerprint, type RenderCache } from './cache.ts'
import type { Collected } from './collected.ts'
import { dataFolder, dataPath, workspaceOf } from './workspace.ts'

const bodyStart = ',"toc":'

/** The body at the end of a document's data file. */
const bodyIn = (contents: Buffer) =>
  Buffer.concat([Buffer.from('{'), contents.subarray(contents.indexOf(bodyStart) + 1)])

/** One JSON object of two. A body is not read as text where nothing in it changes. */
function withBody(head: string, body: Buffer, lent?: { from: Locale; to: Locale }): Buffer {
  const own = lent
    ? Buffer.from(body.toString().replaceAll(`href=\\"/${lent.from}`, `href=\\"/${lent.to}`))
    : body
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), own.subarray(1)])
}

/** A folder in which only files that change are written, and those no longer named are removed. */
class DataFolder {
  readonly #folder: string
  readonly #cache: RenderCache
  readonly named = new Set<string>()

  constructor(folder: string, cache: RenderCache) {
    this.#folder = folder
    this.#cache = cache
  }

  /**
   * Writes a value as JSON; with `body`, which gives a JSON object, its fields follow those of the value. Links in
   * a body that stands in for another language (`lent`) lead to the pages of that one.
   */
  write(path: string, value: object, body?: () => Buffer, lent?: { from: Locale; to: Locale }): void {
    this.named.add(path)
    const file = join(this.#folder, path)
    const head = JSON.stringify(value)
    const print = fingerprint(body ? `${head}${this.#cache.version}` : head)
    const state = stateOf(file)
    if (this.#cache.isWritten(path, { print, state })) return
    const contents = body ? withBody(head, body(), lent) : head
    // Nobody reads what was not there before all is written.
    const put = state ? placeSync : placeNew
    inFolder(file, path => put(path, contents))
    this.#cache.setWritten(path, { print, state: stateOf(file) })
  }

  sweep(): void {
    removeOthers(this.#folder, this.named)
  }
}

function removeOthers(folder: string, named: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !named.has(path.slice(folder.length + 1).replaceAll('\\', '/'))) rmSync(path)
  }
}

/** Velite's hook after its own files: writes what the pages read, one file an article and language, and small indexes. */
export function complete(data: Collected, { config }: Context): void {
  const workspace = workspaceOf(config)
  const folder = dataFolder(config)
  const files = new DataFolder(folder, workspace.cache)
  const bodyOf = (place: { locale: string; folder: string; id: string }) => () => {
    const path = dataPath(place)
    return workspace.bodies.get(path) ?? bodyIn(readFileSync(join(folder, path)))
  }
  /** The documents of a language, in the order of all; for one that it lacks, that of the source language. */
  const inLanguage = <Meta extends { id: string; locale: Locale }>(all: readonly Meta[], locale: Locale) => {
    const own = new Set(all.filter(one => one.locale === locale).map(({ id }) => id))
    return all.filter(one => one.locale === (own.has(one.id) ? locale : defaultLocale))
  }
  for (const locale of locales) {
    const own = inLanguage(data.articles, locale)
    // A list is in one language, whichever the articles are in.
    const articles = own.map(one =>
      one.locale === locale ? one : { ...one, dateText: formatDay(one.date, locale) },
    )
    for (const page of blogPages(articles, data.site.featured))
      files.write(`${locale}/blog/${page.page}.json`, page)
    for (const topic of topics)
      for (const page of topicPages(articles, topic))
        files.write(`${locale}/blog/${topic}/${page.page}.json`, page)
    files.write(`${locale}/teasers.json`, teasers(articles))
    for (const related of data.related)
      files.write(`${locale}/related${related.page}.json`, readingFor(related, articles))
    const beside = surroundings(articles)
    for (const meta of own) {
      const body = bodyOf({ locale: meta.locale, folder: 'articles', id: meta.id })
      const lent = meta.locale === locale ? undefined : { from: meta.locale, to: locale }
      files.write(`${locale}/articles/${meta.id}.json`, { meta, ...beside.get(meta.id) }, body, lent)
    }
    for (const meta of inLanguage(data.legal, locale)) {
      const body = bodyOf({ locale: meta.locale, folder: 'legal', id: meta.id })
      const lent = meta.locale === locale ? undefined : { from: meta.locale, to: locale }
      files.write(`${locale}/legal/${meta.id}.json`, { meta }, body, lent)
    }
  }
  files.sweep()
  workspace.bodies.clear()
  workspace.cache.save(new Set(workspace.documents.keys()), files.named)
}
