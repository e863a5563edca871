import { useLoaderData } from '@tanstack/react-router'
import { type ComponentType, createElement, useMemo } from 'react'
import type { RouterContext } from '../router.tsx'
import type { pageHead } from '../seo/pageHead.ts'
import { lendable } from './lendable.ts'
import { matchPath } from './matchPath.ts'
import { PageDataContext } from './pageData.ts'
import { isKept, stillPart } from './parts.tsx'
import { remembered } from './remembered.ts'
import { useLeaving } from './useLeaving.ts'

type Head = Partial<ReturnType<typeof pageHead>>

/** A page that nothing ever changes: what it shows, and what its head says of it (`path` is the bare address). */
export type StillPage<Data = undefined> = {
  Page: ComponentType
  head: (context: RouterContext, data: Data, path: string) => Head
}

type Params = Record<string, string>

type StillPageOptions<Data> = {
  /** The catalogues of its words. */
  areas: readonly string[]
  /** The data it shows. */
  read?: (context: RouterContext, params: Params) => Promise<Data>
  load: () => Promise<StillPage<Data>>
}

type LoaderArgs = { context: RouterContext; params: Params; location: { pathname: string } }
type HeadArgs<Data> = { match: { context: RouterContext; pathname: string }; loaderData?: Data | undefined }

/**
 * The options of a route whose prerendered page is kept as it is: code, words and data are fetched, all at once, when a
 * visitor comes to it by navigation, and not before.
 */
export function stillPage<Data>({ areas, read, load }: StillPageOptions<Data>) {
  const page = remembered(load)
  const own = lendable(areas, async () => (await page()).Page)
  const Page = stillPart(own, useLeaving)
  return {
    loader: async ({ context, params, location }: LoaderArgs): Promise<Data> => {
      if (isKept(location.pathname)) return undefined as Data
      const [data] = await Promise.all([read?.(context, params), context.areas(...areas), Page.preload()])
      return data as Data
    },
    // What could not be read has no head of its own: the page for unknown addresses, or for failures, stands there.
    head: async ({ match, loaderData }: HeadArgs<Data>): Promise<Head> =>
      isKept(matchPath(match)) || (read && !loaderData)
        ? {}
        : import.meta.env.TRANSLATION_GAPS
          ? (await import('./languages/sourceLanguage.tsx')).lentHead(
              (await page()).head,
              areas,
              match,
              loaderData as Data,
            )
          : (await page()).head(match.context, loaderData as Data, matchPath(match)),
    // The loader fetches its code: not where the page needs none.
    component: () => {
      const data = useLoaderData({ strict: false })
      const value = useMemo(() => ({ data }), [data])
      return createElement(PageDataContext, { value }, createElement(Page))
    },
    staticData: { page: own },
  }
}
