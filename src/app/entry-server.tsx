import {
  createMemoryHistory,
  HeadContent,
  type RegisteredRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { site as vendor } from '#content'
import { type Cover, coverFamilyAndPlate } from '../artwork/coverChoice.ts'
import { I18nProvider } from '../components/I18nProvider.tsx'
import { pages } from '../content/pages.ts'
import { origin, siteName } from '../content/site.ts'
import type { ReadData } from '../content/source.ts'
import type { ArticleData } from '../content/types.ts'
import { allMessages } from '../i18n/catalogs.ts'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'
import { cardAddress, headTags } from './head/headTags.ts'
import { cardFile } from './head/ogImageFile.ts'
import { fullTitle } from './head/pageHead.ts'
import { structuredData, structuredDataHtml } from './head/structuredData.ts'
import { loadAllParts } from './hydration/hydrate.tsx'
import type { PageInfo } from './loadPage.ts'
import { createAppRouter } from './router.tsx'

/** One rendered page: its HTML, its head, and the data it was made from. */
export type RenderedPage = {
  html: string
  head: string
  /** The bare path as the router sees it; hydration compares it. */
  path: string
  /** The data files that were read, by path. */
  data: Record<string, unknown>
  /** The modules that hydrate the page at once; if there are none, the page's own scripts can wait. */
  hydrates: string[]
  /** The canonical bare path; undefined for pages that search engines should not index. */
  indexed: string | undefined
  /** The ISO date of the last change, if the page has one. */
  modified: string | undefined
  /** The image for shared links and its file; a page may use the image of another page. */
  card: { file: string; cover: Cover } | undefined
  title: string
  description: string
}

/** The URL and name of the site, for the other files that the build writes. */
export { origin, siteName }

const site = { origin, siteName }
const words = new Map<Locale, ReturnType<typeof allMessages>>()

/** The messages of a language, loaded once; in the translators' studio, on every request. */
function wordsOf(locale: Locale) {
  const known = import.meta.env.DEV ? undefined : words.get(locale)
  const coming = known ?? allMessages(locale)
  words.set(locale, coming)
  return coming
}

/** What the page's route returns: title, description, canonical path, and the data of its loader. */
function readMatches({ state: { matches, location } }: RegisteredRouter) {
  const metas = matches.flatMap(({ meta }) => meta ?? []) as {
    title?: string
    name?: string
    content?: string
  }[]
  const named = (name: string) => metas.findLast(meta => meta.name === name)?.content
  const links = matches.flatMap(({ links }) => links ?? []) as { rel: string; href: string }[]
  const canonical = links.findLast(({ rel }) => rel === 'canonical')?.href.slice(origin.length)
  const title = metas.findLast(meta => meta.title)?.title ?? siteName
  const info = matches.at(-1)?.loaderData as Partial<PageInfo> | undefined
  return {
    title: title.endsWith(fullTitle('')) ? title.slice(0, -fullTitle('').length) : title,
    description: named('description') ?? '',
    path: canonical === undefined ? location.pathname : splitLocale(canonical).path,
    isIndexed: canonical !== undefined,
    languages: info?.languages ?? locales,
    isFallback: info?.isFallback ?? false,
  }
}

const datesOf = ({ meta: { date, updated } }: ArticleData) => ({ published: date, modified: updated ?? date })

/** Renders one page in one language; `read` gives the compiled data files. Errors of loaders are thrown. */
export async function renderPage(path: string, locale: Locale, read: ReadData): Promise<RenderedPage> {
  const data: Record<string, unknown> = {}
  const recorded: ReadData = async <T,>(name: string) => {
    const value = await read<T>(name)
    data[name] = value
    return value
  }
  const [i18n, sourceI18n] = await Promise.all([wordsOf(locale), wordsOf(defaultLocale)])
  const router = createAppRouter({
    locale,
    i18n,
    sourceI18n,
    read: recorded,
    history: createMemoryHistory({ initialEntries: [localizePath(path, locale)] }),
  })
  await router.load()
  const { matches, location } = router.state
  const failed = matches.find(match => match.error)
  if (failed) throw failed.error
  await loadAllParts()

  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  if (html.includes('<!--$!-->')) throw new Error(`${path}: a part of the page could not be rendered.`)
  const head = renderToString(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
  )
  const about = readMatches(router)
  const article = Object.entries(data).find(([name]) => name.startsWith('articles/'))?.[1] as
    | ArticleData
    | undefined
  const page = {
    ...about,
    locale: about.isFallback ? defaultLocale : locale,
    hasCard:
      pages.some(known => known.path === about.path) || article !== undefined || /^\/blog\//.test(path),
    article: article && datesOf(article),
  }
  const structured = structuredData({
    ...page,
    html,
    locale,
    path: location.pathname,
    address: origin + localizePath(page.path, page.locale),
    article: page.article && { ...page.article, image: cardAddress(page, site) },
    origin,
    vendor,
  })
  return {
    html,
    head: head + headTags(page, locale, site) + structuredDataHtml(structured),
    path: location.pathname,
    data,
    hydrates: matches.flatMap(match => match.staticData.hydrates ?? []),
    indexed: page.isIndexed && !page.isFallback ? page.path : undefined,
    modified: page.article?.modified,
    title: page.title,
    description: page.description,
    card: page.hasCard
      ? {
          file: cardFile(page.path, page.locale),
          cover: article
            ? { id: article.meta.id, ...article.meta.cover }
            : coverFamilyAndPlate({ id: location.pathname }),
        }
      : undefined,
  }
}
