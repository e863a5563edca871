import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Context } from 'velite'
import { formatDay } from '../../i18n/format.ts'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { blogPages, readingFor, surroundings, teasers, topicPages } from '../listing.ts'
import { topics } from '../topics.ts'
import type { Collected } from './collected.ts'
import { dataPath, workspaceOf } from './workspace.ts'

/** Writes files into a folder; `sweep` removes all files that were not written. */
class DataFolder {
  readonly #folder: string
  readonly #written = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  write(path: string, json: string): void {
    const file = join(this.#folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, json)
    this.#written.add(file)
  }

  /** Removes files of earlier builds. */
  sweep(): void {
    for (const entry of readdirSync(this.#folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !this.#written.has(file)) rmSync(file)
    }
  }
}

type Document = { id: string; locale: Locale }

/** The documents of a language in the order of all; missing ones are replaced by the source language. */
function inLanguage<Meta extends Document>(all: readonly Meta[], locale: Locale): Meta[] {
  const own = new Set(all.filter(one => one.locale === locale).map(({ id }) => id))
  return all.filter(one => one.locale === (own.has(one.id) ? locale : defaultLocale))
}

/** Velite's `complete` hook: writes the data files that pages read, one per article and language, and small indexes. */
export function complete(data: Collected, { config }: Context): void {
  const { bodies } = workspaceOf(config)
  const files = new DataFolder(join(config.output.data, 'data'))

  /**
   * Writes a document with its body. If it replaces a missing translation, its links lead to pages in that language.
   */
  const writeDocument = (locale: Locale, folder: string, head: { meta: Document }) => {
    const { id, locale: from } = head.meta
    const own = bodies.get(dataPath({ locale: from, folder, id }))?.toString() ?? '{}'
    const body = from === locale ? own : own.replaceAll(`href=\\"/${from}`, `href=\\"/${locale}`)
    // Joins two JSON objects as text, without parsing thousands of bodies.
    files.write(dataPath({ locale, folder, id }), `${JSON.stringify(head).slice(0, -1)},${body.slice(1)}`)
  }

  for (const locale of locales) {
    const own = inLanguage(data.articles, locale)
    // A list is in one language, even if some of its articles are not.
    const articles = own.map(one =>
      one.locale === locale ? one : { ...one, dateText: formatDay(one.date, locale) },
    )
    const write = (path: string, value: object) =>
      files.write(`${locale}/${path}.json`, JSON.stringify(value))
    for (const page of blogPages(articles, data.site.featured)) write(`blog/${page.page}`, page)
    for (const topic of topics)
      for (const page of topicPages(articles, topic)) write(`blog/${topic}/${page.page}`, page)
    write('teasers', teasers(articles))
    for (const related of data.related) write(`related${related.page}`, readingFor(related, articles))
    const beside = surroundings(articles)
    for (const meta of own) writeDocument(locale, 'articles', { meta, ...beside.get(meta.id) })
    for (const meta of inLanguage(data.legal, locale)) writeDocument(locale, 'legal', { meta })
  }
  files.sweep()
  bodies.clear()
}
