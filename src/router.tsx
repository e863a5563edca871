import type { I18n } from '@lingui/core'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { Failure } from './components/Failure.tsx'
import { firstPage } from './components/hydrate.tsx'
import type { ReadData } from './content/source.ts'
import type { Locale } from './i18n/locales.ts'
import { localizePath, splitLocale } from './i18n/paths.ts'
import { routeTree } from './routeTree.gen.ts'

/** What every route's loader and head may use. */
export type RouterContext = {
  locale: Locale
  i18n: I18n
  /** The words of the source language, in which a page stands that is not translated yet. */
  sourceI18n: I18n
  read: ReadData
}

const moved = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname })

/** How long what a loader gave is shown again without being asked for anew, in milliseconds. */
const halfAnHour = 1_800_000

/** One router for one language: the route tree knows no languages, the rewrite strips and writes the prefix. */
export function createAppRouter({ history, ...context }: RouterContext & { history: RouterHistory }) {
  const { locale } = context
  return createRouter({
    routeTree,
    history,
    context,
    rewrite: {
      // A new URL each time: the router compares addresses, and a changed one rewrites the address bar.
      input: ({ url }) => moved(url, splitLocale(url.pathname).path),
      output: ({ url }) => moved(url, localizePath(url.pathname, locale)),
    },
    defaultErrorComponent: Failure,
    defaultPreload: 'intent',
    defaultStaleTime: halfAnHour,
    defaultPreloadStaleTime: halfAnHour,
    defaultGcTime: halfAnHour,
    // An article is not the one before with other data: HTML that was kept must go with it.
    defaultRemountDeps: ({ params }) => params,
    // The first page stays where the browser has put it, or the visitor since. On the server this would write a script.
    scrollRestoration: import.meta.env.SSR ? false : () => !firstPage.isShown,
    trailingSlash: 'never',
    // As authors write it.
    pathParamsAllowedCharacters: ['&'],
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The module that hydrates the page at once; a page without one needs no scripts of its own at first. */
    hydrates?: string
  }
}
