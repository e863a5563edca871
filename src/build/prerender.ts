import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint } from '../content/schema/cache.ts'
import { MissingData, type ReadData } from '../content/source.ts'
import { direction } from '../i18n/direction.ts'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { cardFile } from '../seo/cardFile.ts'
import type { Card } from './cards.ts'
import { criticalCss, withoutFaces } from './criticalCss.ts'
import { feeds } from './feeds.ts'
import type { InlineScripts } from './inlineScript.ts'
import { inOrder } from './inOrder.ts'
import { KeptPages } from './keptPages.ts'
import { readClientBuild } from './manifest.ts'
import { pageHtml } from './pageHtml.ts'
import type { RenderedText } from './searchData.ts'
import { securityContact, securityText } from './securityText.ts'
import { shellHtml } from './shellHtml.ts'
import { robots, type SitemapEntry, sitemap } from './sitemap.ts'
import { type PageText, webManifest, webManifestFile } from './webManifest.ts'

type Server = typeof import('../server.tsx')

const dataReader = (fileOf: (path: string) => string): ReadData => {
  return async <T>(path: string) => {
    const file = fileOf(path)
    const text = await readFile(file, 'utf8').catch(() => {
      throw new MissingData(file)
    })
    return JSON.parse(text) as T
  }
}

/** A fingerprint of the code that renders pages and chooses their rules, and of the rules. */
async function printOf(folders: readonly string[], stylesheet: string): Promise<string> {
  const all = await Promise.all(
    folders.map(async folder => (await readdir(folder, { recursive: true })).map(name => join(folder, name))),
  )
  const files = all.flat().filter(name => /\.(js|ts)$/.test(name))
  const texts = await Promise.all(files.sort().map(file => readFile(file, 'utf8')))
  return fingerprint([process.version, stylesheet, ...texts].join('\n'))
}

/** The file of a page below its language's folder: `/` → `index.html`, `/blog/2` → `blog/2.html`. */
const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`

/** What is made of a page beside its HTML. */
export type PublishedPage = { card?: Card; text?: RenderedText }

type Prerender = {
  root: string
  dist: string
  serverEntry: string
  /** Where rendered pages are kept for the next build. */
  cache: string
  paths: ReadonlyMap<Locale, ReadonlySet<string>>
  inline: InlineScripts
  /** The origin of the mail service; empty where it is the site's own. */
  mail: string
  /** Told of each page that search engines may keep. */
  onPage: (locale: Locale, page: PublishedPage) => void
}

/**
 * Renders every page in every language. Yields path in `dist` and contents: the pages, the same French pages at their
 * bare addresses for hosts that cannot negotiate, the page for unknown addresses (`404.html`), the shell that the worker
 * answers with, the manifest that the site is installed by, and what crawlers read.
 */
export async function* prerender({
  root,
  dist,
  serverEntry,
  cache,
  paths,
  inline,
  mail,
  onPage,
}: Prerender): AsyncGenerator<[string, string]> {
  const { renderPage, origin, siteName } = (await import(pathToFileURL(serverEntry).href)) as Server
  const build = await readClientBuild(dist)
  const shared = {
    build,
    template: (await readFile(join(dist, 'index.html'), 'utf8')).replace(/>\s+</g, '><'),
    inline: inline.own,
    mail,
  }
  const stylesheet = await readFile(join(dist, build.stylesheet), 'utf8')
  const critical = criticalCss(stylesheet)
  yield [build.stylesheet.slice(1), withoutFaces(stylesheet)]
  const dataFile = (locale: Locale, name: string) => join(root, '.velite/data', locale, `${name}.json`)
  const made = await printOf([dirname(serverEntry), import.meta.dirname], stylesheet)
  const kept = new KeptPages({ cache, made, dataFile })
  /** One page in all its languages. */
  async function versions(path: string, languages: readonly Locale[], options?: { hydrate: boolean }) {
    const pages = await kept.get(path, languages, () =>
      Promise.all(
        languages.map(async locale => {
          const read = dataReader(name => dataFile(locale, name))
          const page = await renderPage(path, locale, read)
          return { page, locale, own: critical({ html: page.html, direction: direction(locale) }) }
        }),
      ),
    )
    const all = pages.map(({ own }) => own)
    return pages.map(({ page, locale, own }) => {
      const parts = { ...shared, locale, style: { own, all } }
      const html = (inline: string) =>
        pageHtml(page, { ...parts, inline }, { hydrate: !page.lent, ...options })
      return { path, page, locale, own, html }
    })
  }
  const entries: SitemapEntry[] = []
  const texts = new Map(locales.map(locale => [locale, new Map<string, PageText>()]))
  const all = new Set(locales.flatMap(locale => [...(paths.get(locale) ?? [])]))
  const languagesOf = (path: string) => locales.filter(locale => paths.get(locale)?.has(path))
  for await (const pages of inOrder(all, path => versions(path, languagesOf(path)))) {
    for (const { path, page, locale, html } of pages) {
      const { title, description, card } = page
      texts.get(locale)?.set(path, { title, description })
      const isIndexed = page.indexed === path
      if (isIndexed) entries.push({ path, locale, modified: page.modified })
      onPage(locale, {
        ...(card?.file === cardFile(path, locale) && { card: { ...card, name: siteName, title } }),
        // Articles are read from their sources; lists of them have no words of their own.
        ...(isIndexed &&
          !/^\/blog./.test(path) && { text: { path, title, summary: description, html: page.html } }),
      })
      const own = html(inline.own)
      yield [`${locale}${fileOf(path)}`, own]
      // Where a host serves files by their names, /fr is fr.html; fr/index.html would be /fr/.
      if (path === '/') yield [`${locale}.html`, own]
      if (locale === defaultLocale) yield [fileOf(path).slice(1), html(inline.bare)]
    }
  }
  for (const { page, locale, own, html } of await versions('/404', locales, { hydrate: false })) {
    const parts = { ...shared, locale, style: { own, all: [own] } }
    yield [`${locale}/shell.html`, shellHtml(page, { ...parts, name: siteName })]
    yield [`${locale}/404.html`, html(inline.own)]
    if (locale === defaultLocale) yield ['404.html', html(inline.bare)]
    yield [webManifestFile(locale), webManifest({ locale, siteName, texts: texts.get(locale) ?? new Map() })]
  }
  await kept.sweep()
  yield* feeds(join(root, '.velite'), { origin, siteName })
  yield ['sitemap.xml', sitemap(entries, origin)]
  yield ['robots.txt', robots(origin)]
  const contact = await securityContact(join(root, '.velite'))
  yield ['.well-known/security.txt', securityText(contact, origin)]
}
