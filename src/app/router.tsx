import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { localizePath, splitLocale } from '../i18n/paths.ts'
import { Failure } from './Failure.tsx'
import { firstPage } from './hydration/hydrate.tsx'
import type { RouterContext } from './routerContext.ts'
import { routeTree } from './routeTree.gen.ts'

const moved = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname })

/** How long loader data stays fresh, in milliseconds. */
const halfAnHour = 1_800_000

/** One router per language: the routes have no language in their paths; the rewrite removes and adds the prefix. */
export function createAppRouter({ history, ...context }: RouterContext & { history: RouterHistory }) {
  const { locale } = context
  return createRouter({
    routeTree,
    history,
    context,
    rewrite: {
      // Return a new URL each time: the router compares the two.
      input: ({ url }) => moved(url, splitLocale(url.pathname).path),
      output: ({ url }) => moved(url, localizePath(url.pathname, locale)),
    },
    defaultErrorComponent: Failure,
    defaultPreload: 'intent',
    defaultStaleTime: halfAnHour,
    defaultPreloadStaleTime: halfAnHour,
    defaultGcTime: halfAnHour,
    // Remount articles: the HTML of the previous one must not be reused.
    defaultRemountDeps: ({ params }) => params,
    // The first page keeps the position that the browser or the visitor chose. On the server this would add a script.
    scrollRestoration: import.meta.env.SSR ? false : () => !firstPage.isShown,
    trailingSlash: 'never',
    // Paths as authors write them.
    pathParamsAllowedCharacters: ['&'],
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The module that hydrates the page at once; pages without one can wait for their scripts. */
    hydrates?: string
  }
}
