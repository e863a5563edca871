import { type I18n, setupI18n } from '@lingui/core'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { hydration } from './browser/hydration.ts'
import type { ReadData } from './content/source.ts'
import { loadAreas } from './i18n/catalogues.ts'
import { defaultLocale, type Locale } from './i18n/locales.ts'
import { localizePath, splitLocale } from './i18n/paths.ts'
import { routeTree } from './routeTree.gen.ts'
import { Failure } from './site/Failure.tsx'

/** What every route's loader and head may use. */
export type RouterContext = {
  locale: Locale
  i18n: I18n
  read: ReadData
  /** Loads the words of these areas before they are rendered, and those of the frame, unless its HTML is kept. */
  areas: (...names: string[]) => Promise<void>
  /** The words of the source language, in a language that does not have all its own yet. */
  source?: I18n | undefined
}

type RouterSetup = {
  locale: Locale
  i18n: I18n
  read: ReadData
  history: RouterHistory
  loaded?: Set<string>
  /** What every page waits for besides its words. */
  prepare?: () => Promise<void> | undefined
}

const moved = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname })

/** One router for one language: the route tree knows no languages, the rewrite strips and writes the prefix. */
export function createAppRouter({ locale, i18n, read, history, loaded = new Set(), prepare }: RouterSetup) {
  const gaps = import.meta.env.TRANSLATION_GAPS
  const source = gaps?.[locale]
    ? {
        i18n: setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } }),
        loaded: new Set<string>(),
      }
    : undefined
  const areas = async (...names: string[]) => {
    const frame = hydration.reading ? [] : ['site']
    const lent = gaps && source && loadAreas(source.i18n, source.loaded, [...frame, ...names])
    // What says that a page is lent has words of its own.
    const own = [...frame, ...names, ...(gaps ? ['languages'] : [])]
    await Promise.all([loadAreas(i18n, loaded, own), lent, prepare?.()])
  }
  return createRouter({
    routeTree,
    history,
    context: { locale, i18n, read, areas, ...(gaps && { source: source?.i18n }) } satisfies RouterContext,
    rewrite: {
      // A new URL each time: the router compares addresses, and a changed one rewrites the address bar.
      input: ({ url }) => moved(url, splitLocale(url.pathname).path),
      output: ({ url }) => moved(url, localizePath(url.pathname, locale)),
    },
    defaultErrorComponent: Failure,
    // An article is not the one before with other data: HTML that was kept must go with it.
    defaultRemountDeps: ({ params }) => params,
    // Nothing of a page outlives it: what hydration did not read must be read on coming back. Data files are kept apart.
    defaultGcTime: 0,
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: 300_000,
    // The first page is where the browser has put it, or the visitor since: the router scrolls from then on.
    // (On the server this would write a script into every page.)
    scrollRestoration: import.meta.env.SSR ? false : () => !hydration.keeping,
    trailingSlash: 'never',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The module that takes over the prerendered HTML; a page without one keeps its HTML as it is. */
    hydrates?: string
    /** What a page shows that nothing ever changes: it can be rendered before the visitor comes to it. */
    page?: () => Promise<ComponentType>
  }
}
