import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedPage } from '../../app/entry-server.tsx'
import { cardFile } from '../../app/head/ogImageFile.ts'
import { MissingData, type ReadData } from '../../content/source.ts'
import { direction } from '../../i18n/direction.ts'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { localizePath } from '../../i18n/paths.ts'
import { shellAddress } from '../../i18n/shellAddress.ts'
import { pageHtml, type Site } from '../html/pageHtml.ts'
import { shellHtml } from '../html/shellHtml.ts'
import type { OgImage } from '../ogImages/ogImages.ts'
import { type SearchedPage, searchedPage } from '../search/searchData.ts'

/** What the other build steps need to know of a page in one language. */
export type PublishedPage = {
  /** The bare path. */
  path: string
  locale: Locale
  title: string
  description: string
  /** Whether search engines may index it under this path. */
  isIndexed: boolean
  /** The ISO date of the last change; articles only. */
  modified: string | undefined
  ogImage?: OgImage
  search?: SearchedPage
}

type Prerender = Site & {
  siteName: string
  renderPage: (path: string, locale: Locale, read: ReadData) => Promise<RenderedPage>
  /** The folder of the compiled content. */
  velite: string
  paths: ReadonlyMap<Locale, ReadonlySet<string>>
  /** Returns the critical CSS of a page. */
  criticalCss: (page: { html: string; direction: 'ltr' | 'rtl' }) => string
  /** Writes a file of `dist`. */
  write: (file: string, contents: string) => void
}

const dataReader =
  (velite: string, locale: Locale): ReadData =>
  async <T>(name: string) => {
    const text = await readFile(join(velite, 'data', locale, `${name}.json`), 'utf8').catch(() => {
      throw new MissingData(`${locale}/${name}`)
    })
    return JSON.parse(text) as T
  }

function published(page: RenderedPage, path: string, locale: Locale, siteName: string): PublishedPage {
  const { title, description, card, modified, html } = page
  const isIndexed = page.indexed === path
  // The search index reads articles from their sources, and lists of articles have no text of their own.
  const isSearched = isIndexed && !/^\/blog./.test(path)
  return {
    path,
    locale,
    title,
    description,
    isIndexed,
    modified,
    ...(card?.file === cardFile(path, locale) && { ogImage: { ...card, name: siteName, title } }),
    ...(isSearched && { search: searchedPage({ path, title, summary: description, html }) }),
  }
}

/** The pages, and every address that a host must answer with HTML: bare ones and those of each language. */
export type Prerendered = { pages: PublishedPage[]; addresses: ReadonlySet<string> }

/**
 * Renders every page in every language and writes its HTML: at its own address, and in the default language also at the
 * bare address, for hosts that cannot negotiate. Writes the page for unknown addresses (`404.html`) and the shell of the
 * service worker too.
 */
export async function prerender(options: Prerender): Promise<Prerendered> {
  const { renderPage, velite, paths, criticalCss, siteName, write } = options
  const pages: PublishedPage[] = []
  const addresses = new Set<string>()

  /** The page in all its languages, with critical CSS: at a bare address one may be swapped for another. */
  const render = async (path: string, languages: readonly Locale[]) => {
    const rendered = await Promise.all(
      languages.map(async locale => {
        const page = await renderPage(path, locale, dataReader(velite, locale))
        return { page, locale, own: criticalCss({ html: page.html, direction: direction(locale) }) }
      }),
    )
    const all = rendered.map(({ own }) => own)
    return rendered.map(({ page, locale, own }) => ({ page, locale, style: { own, all } }))
  }

  for (const path of new Set([...paths.values()].flatMap(own => [...own]))) {
    const languages = locales.filter(locale => paths.get(locale)?.has(path))
    for (const { page, locale, style } of await render(path, languages)) {
      const html = pageHtml(page, options, { locale, style })
      addresses.add(path).add(localizePath(path, locale))
      if (path === '/') {
        // Where a host serves files by their names, /fr is fr.html; fr/index.html would be /fr/.
        write(`${locale}.html`, html)
        write(`${locale}/index.html`, html)
      } else write(`${locale}${path}.html`, html)
      if (locale === defaultLocale) write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
      pages.push(published(page, path, locale, siteName))
    }
  }

  for (const { page, locale, style } of await render('/404', locales)) {
    const alone = { locale, style: { own: style.own, all: [style.own] } }
    addresses.add(shellAddress(locale))
    write(`${shellAddress(locale).slice(1)}.html`, shellHtml(page, options, { ...alone, siteName }))
    const html = pageHtml(page, options, { locale, style, hydrate: false })
    write(`${locale}/404.html`, html)
    if (locale === defaultLocale) write('404.html', html)
  }
  return { pages, addresses }
}
