import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint } from '../../content/schema/cache.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { criticalCss, withoutFaces } from '../criticalCss/criticalCss.ts'
import { feeds } from '../feeds/feeds.ts'
import { manifestFile, readClientBuild } from '../html/clientManifest.ts'
import type { InlineScripts } from '../html/inlineScripts.ts'
import { inOrder } from '../inOrder.ts'
import { KeptPages, type ReadyFile } from '../keptPages.ts'
import type { Prints } from '../prints.ts'
import { securityContact, securityText } from '../securityTxt/securityTxt.ts'
import { robots, type SitemapEntry, sitemap } from '../sitemap/sitemap.ts'
import { type PageText, webManifest, webManifestFile } from '../webManifest/webManifest.ts'
import { type About, type PublishedPage, pageMaker } from './pageMaker.ts'

type Server = typeof import('../../server.tsx')

/** A file for `dist`: what it holds, or where that lies ready. */
export type BuiltFile = { file: string; contents: string } | ReadyFile

type Prerender = {
  root: string
  dist: string
  serverEntry: string
  /** Where finished pages are kept for the next build. */
  cache: string
  /** A fingerprint of the code that makes pages. */
  made: string
  prints: Prints
  paths: ReadonlyMap<Locale, ReadonlySet<string>>
  inline: InlineScripts
  /** The origin of the mail service; empty where it is the site's own. */
  mail: string
  /** Told of each page that search engines may keep. */
  onPage: (locale: Locale, page: PublishedPage) => void
}

/**
 * Renders every page in every language. Yields the files of `dist`: the pages, the same French pages at their bare
 * addresses for hosts that cannot negotiate, the page for unknown addresses (`404.html`), the shell that the worker
 * answers with, the manifest that the site is installed by, and what crawlers read.
 */
export async function* prerender({
  root,
  dist,
  serverEntry,
  cache,
  made,
  prints,
  paths,
  inline,
  mail,
  onPage,
}: Prerender): AsyncGenerator<BuiltFile> {
  const { renderPage, origin, siteName } = (await import(pathToFileURL(serverEntry).href)) as Server
  const build = await readClientBuild(dist)
  const stylesheet = await readFile(join(dist, build.stylesheet), 'utf8')
  yield { file: build.stylesheet.slice(1), contents: withoutFaces(stylesheet) }
  const dataFile = (locale: Locale, name: string) => join(root, '.velite/data', locale, `${name}.json`)
  const kept = new KeptPages<About>({
    cache,
    made: fingerprint(JSON.stringify([made, await prints.of(join(dist, manifestFile)), inline, mail])),
    printOf: (locale, name) => prints.of(dataFile(locale, name)),
  })

  const { makePage, makeUnknown } = pageMaker({
    renderPage,
    siteName,
    build,
    template: (await readFile(join(dist, 'index.html'), 'utf8')).replace(/>\s+</g, '><'),
    inline,
    mail,
    critical: criticalCss(stylesheet),
    read: (locale, name) => prints.text(dataFile(locale, name)),
  })
  const entries: SitemapEntry[] = []
  const texts = new Map(locales.map(locale => [locale, new Map<string, PageText>()]))
  const all = new Set(locales.flatMap(locale => [...(paths.get(locale) ?? [])]))
  const versions = (path: string) => {
    const languages = locales.filter(locale => paths.get(locale)?.has(path))
    return kept.get(path, languages, () => makePage(path, languages))
  }
  for await (const pages of inOrder(all, versions)) {
    for (const { about, files } of pages) {
      const { path, locale, isIndexed, modified } = about
      texts.get(locale)?.set(path, about)
      if (isIndexed) entries.push({ path, locale, modified })
      onPage(locale, about)
      yield* files
    }
  }
  for (const { files } of await kept.get('/404', locales, () => makeUnknown('/404', locales))) yield* files
  await kept.save()
  for (const locale of locales) {
    const manifest = webManifest({ locale, siteName, texts: texts.get(locale) ?? new Map() })
    yield { file: webManifestFile(locale), contents: manifest }
  }
  for await (const [file, contents] of feeds(join(root, '.velite'), { origin, siteName }))
    yield { file, contents }
  yield { file: 'sitemap.xml', contents: sitemap(entries, origin) }
  yield { file: 'robots.txt', contents: robots(origin) }
  const contact = await securityContact(join(root, '.velite'))
  yield { file: '.well-known/security.txt', contents: securityText(contact, origin) }
}
