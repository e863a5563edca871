import { setupI18n } from '@lingui/core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { ReadData } from './content/source.ts'
import type { Locale } from './i18n/locales.ts'
import { localizePath } from './i18n/paths.ts'
import { createAppRouter } from './router.tsx'
import { documentHead, headHtml } from './seo/documentHead.ts'
import { origin, siteName } from './seo/site.ts'
import { preloadParts } from './site/parts.tsx'
import { Words } from './site/Words.tsx'

/** One page as rendered: its HTML, its head, and what its hydration will ask for. */
export type RenderedPage = {
  html: string
  head: string
  /** The bare path as the router sees it, which hydration compares. */
  path: string
  /** Data files read, by path. */
  data: Record<string, unknown>
  /** Modules that take over parts of the page; without any the page needs no data to hydrate. */
  hydrates: string[]
  /** The bare path of the page that search engines should keep; undefined where they should keep none. */
  indexed: string | undefined
  /** The ISO day of the last change, where the page knows it. */
  modified: string | undefined
}

/** The site's own address, for what the build writes beside the pages. */
export { origin }

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
  return {
    html,
    head: headHtml(tags),
    path: location.pathname,
    data,
    hydrates: matches.flatMap(match => match.staticData.hydrates ?? []),
    indexed: tags.find(tag => tag.attributes.hreflang === 'x-default')?.attributes.href?.slice(origin.length),
    modified: tags.find(tag => tag.attributes.property === 'article:modified_time')?.attributes.content,
  }
}
