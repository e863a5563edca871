import { i18n as browserI18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import { localizePath, splitLocale } from '../../../src/i18n/paths.ts'

// jsdom cannot navigate.
document.addEventListener('click', event => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
})

/** A component rendered at a bare path, in the source language. */
export async function siteAt(path: string, content: ReactNode, locale: Locale = 'fr') {
  browserI18n.loadAndActivate({ locale, messages: {} })
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content, notFoundComponent: () => content }),
    history: createMemoryHistory({ initialEntries: [localizePath(path, locale)] }),
    rewrite: {
      input: ({ url }) => Object.assign(new URL(url), { pathname: splitLocale(url.pathname).path }),
      output: ({ url }) => Object.assign(new URL(url), { pathname: localizePath(url.pathname, locale) }),
    },
  })
  await router.load()
  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
}

/** Renders it. */
export async function renderAt(path: string, content: ReactNode, locale?: Locale) {
  const rendered = render(await siteAt(path, content, locale))
  // Parts that hydrate load their code.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.dynamicImportSettled())
  return rendered
}
