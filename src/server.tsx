import { setupI18n } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { site as vendor } from '#content'
import type { ReadData } from './content/source.ts'
import type { ArticleData } from './content/types.ts'
import { type Cover, coverFamilyAndPlate } from './engraving/coverChoice.ts'
import type { Locale } from './i18n/locales.ts'
import { localizePath } from './i18n/paths.ts'
import { createAppRouter } from './router.tsx'
import { documentHead, headHtml } from './seo/documentHead.ts'
import { origin, siteName } from './seo/site.ts'
import { structuredData, structuredDataHtml } from './seo/structuredData.ts'
import { preloadParts } from './site/parts.tsx'
import { Words } from './site/Words.tsx'

/** One page as rendered: its HTML, its head, and what it was made of. */
export type RenderedPage = {
  html: string
  head: string
  /** The bare path as the router sees it, which hydration compares. */
  path: string
  /** Data files read, by path: what the page is made of. */
  data: Record<string, unknown>
  /** Modules that take over parts of the page; without any, none of the page's own scripts are needed. */
  hydrates: string[]
  /** It stands in the source language, for want of a translation: the client renders it anew. */
  lent: boolean
  /** The bare path of the page that search engines should keep; undefined where they should keep none. */
  indexed: string | undefined
  /** The ISO day of the last change, where the page knows it. */
  modified: string | undefined
  /** What the card of the page shows, where its link is shared, and its file; another page's where that stands for it. */
  card: { file: string; cover: Cover } | undefined
  title: string
  description: string
}

/** The site's own address and name, for what the build writes beside the pages. */
export { origin, siteName }

/** Renders one page in one language; `read` gives the compiled data files. Errors of loaders are thrown. */
export async function renderPage(path: string, locale: Locale, read: ReadData): Promise<RenderedPage> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const data: Record<string, unknown> = {}
  const recorded: ReadData = async <T,>(name: string) => {
    const value = await read<T>(name)
    data[name] = value
    return value
  }
  const history = createMemoryHistory({ initialEntries: [localizePath(path, locale)] })
  const router = createAppRouter({ locale, i18n, read: recorded, history })
  await router.load()
  const { matches, location } = router.state
  const failed = matches.find(match => match.error)
  if (failed) throw failed.error

  await preloadParts()
  const html = renderToString(
    <Words i18n={i18n}>
      <RouterProvider router={router} />
    </Words>,
  )
  const tags = documentHead(matches, { locale, path: location.pathname, origin, siteName })
  const of = (property: string) => tags.find(tag => tag.attributes.property === property)?.attributes.content
  const found = (attribute: 'rel' | 'hreflang', value: string) =>
    tags.find(tag => tag.attributes[attribute] === value)?.attributes.href?.slice(origin.length)
  const bare = found('hreflang', 'x-default')
  const lent = bare !== undefined && found('rel', 'canonical') !== localizePath(bare, locale)
  const picture = of('og:image')
  const article = Object.entries(data).find(([name]) => name.startsWith('articles/'))?.[1] as
    | ArticleData
    | undefined
  return {
    html,
    head:
      headHtml(tags) +
      structuredDataHtml(structuredData({ tags, html, path: location.pathname, locale, origin, vendor })),
    path: location.pathname,
    data,
    hydrates: matches.flatMap(match => match.staticData.hydrates ?? []),
    lent,
    indexed: lent ? undefined : bare,
    modified: of('article:modified_time'),
    title: of('og:title') ?? siteName,
    description: of('og:description') ?? '',
    card:
      picture === undefined
        ? undefined
        : {
            file: picture.slice(origin.length + 1),
            cover: article
              ? { id: article.meta.id, ...article.meta.cover }
              : coverFamilyAndPlate({ id: location.pathname }),
          },
  }
}
