import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Context } from 'velite'
import { locales } from '../../i18n/locales.ts'
import { blogPages, readingFor, surroundings, teasers, topicPages } from '../listing.ts'
import { topics } from '../topics.ts'
import { fingerprint, type RenderCache } from './cache.ts'
import type { Collected } from './collected.ts'
import { bodyFile, workspaceOf } from './workspace.ts'

/** A folder in which only files that change are written, and those no longer named are removed. */
class DataFolder {
  readonly #folder: string
  readonly #cache: RenderCache
  readonly named = new Set<string>()

  constructor(folder: string, cache: RenderCache) {
    this.#folder = folder
    this.#cache = cache
  }

  /** Writes a value as JSON; with `body`, a file that holds a JSON object, its fields follow those of the value. */
  write(path: string, value: object, body?: string): void {
    this.named.add(path)
    const file = join(this.#folder, path)
    const head = JSON.stringify(value)
    const print = fingerprint(body ? `${head}${this.#cache.version}` : head)
    if (this.#cache.isWritten(path, print) && existsSync(file)) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body ? `${head.slice(0, -1)},${readFileSync(body, 'utf8').slice(1)}` : head)
    this.#cache.setWritten(path, print)
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
  const velite = config.output.data
  const files = new DataFolder(join(velite, 'data'), workspace.cache)
  const bodies = new Set<string>()
  const bodyOf = (place: { locale: string; folder: string; id: string }) => {
    bodies.add(`${place.locale}/${place.folder}/${place.id}.json`)
    return bodyFile(velite, place)
  }
  for (const locale of locales) {
    const articles = data.articles.filter(article => article.locale === locale)
    for (const page of blogPages(articles, data.site.featured))
      files.write(`${locale}/blog/${page.page}.json`, page)
    for (const topic of topics)
      for (const page of topicPages(articles, topic))
        files.write(`${locale}/blog/${topic}/${page.page}.json`, page)
    files.write(`${locale}/teasers.json`, teasers(articles))
    for (const related of data.related)
      files.write(`${locale}/related${related.page}.json`, readingFor(related, articles))
    const beside = surroundings(articles)
    for (const meta of articles) {
      const body = bodyOf({ locale, folder: 'articles', id: meta.id })
      files.write(`${locale}/articles/${meta.id}.json`, { meta, ...beside.get(meta.id) }, body)
    }
    for (const meta of data.legal.filter(document => document.locale === locale)) {
      files.write(
        `${locale}/legal/${meta.id}.json`,
        { meta },
        bodyOf({ locale, folder: 'legal', id: meta.id }),
      )
    }
  }
  files.sweep()
  removeOthers(join(velite, 'bodies'), bodies)
  workspace.cache.save(new Set(workspace.documents.keys()), files.named)
}
