import type { I18n } from '@lingui/core'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type HeadMatch, type PageHead, pageHead } from './head/pageHead.ts'
import { hydrate } from './hydration/hydrate.tsx'
import { loadPage, type PageInfo } from './loadPage.ts'
import type { RouterContext } from './routerContext.ts'

type PageOptions<Data, Params> = {
  /** The message catalogs of the page, besides `site`: its code and its loader both need them. */
  messages: readonly string[]
  /** The data file of the page, such as `articles/bfr`. */
  file?: string | ((params: Params) => string)
  /** Title and description; a function where they depend on the data. */
  head: PageHead | ((data: Data & PageInfo, i18n: I18n) => PageHead)
  page: () => Promise<ComponentType>
  /** The module of a page that hydrates at once. Any other stays as prerendered on the first visit. */
  hydrates?: string
}

type LoaderInput<Params> = { context: RouterContext; params: Params }
type HeadInput<Data> = { match: HeadMatch & { loaderData?: (Data & PageInfo) | undefined } }

/**
 * The options of a page's route: loader, head and component.
 * @example
 * export const Route = createFileRoute('/company')(
 *   pageRoute({ messages: ['company'], head: { title, description }, page: () => import('…').then(m => m.CompanyPage) }),
 * )
 */
export function pageRoute<Data extends object = object, Params = object>({
  messages,
  file,
  head,
  page,
  hydrates,
}: PageOptions<Data, Params>) {
  return {
    loader: ({ context, params }: LoaderInput<Params>) =>
      loadPage<Data>(context, { messages, file: typeof file === 'function' ? file(params) : file }),
    head: ({ match }: HeadInput<Data>) => {
      if (typeof head !== 'function') return pageHead(match, head)
      return match.loaderData ? pageHead(match, head(match.loaderData, match.context.i18n)) : {}
    },
    component: hydrates
      ? lazyRouteComponent(async () => ({ default: await page() }))
      : hydrate({ when: 'never', messages, load: page }),
    ...(hydrates && { staticData: { hydrates } }),
  }
}
