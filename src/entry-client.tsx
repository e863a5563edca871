import { i18n } from '@lingui/core'
import { parseHref } from '@tanstack/history'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles/base.css.ts'
import './styles/paper.css'
import { firstPage } from './components/hydrate.tsx'
import { I18nProvider } from './components/I18nProvider.tsx'
import { announceRoutes } from './components/routeAnnouncer.ts'
import { loadMessages, sourceWords } from './i18n/catalogs.ts'
import { direction } from './i18n/direction.ts'
import type { Locale } from './i18n/locales.ts'
import { splitLocale } from './i18n/paths.ts'
import { followLinks } from './lib/links.ts'
import { onFirstUse, whenIdle } from './lib/occasions.ts'
import { pageAddress, pageLocale } from './lib/pageAddress.ts'
import { browserData, readPageData } from './lib/pageData.ts'
import { wholeStylesheet } from './lib/stylesheet.ts'
import { createAppRouter } from './router.tsx'

async function start() {
  // A host that negotiates cannot see what is kept on this device, and its page does not ask.
  const bare = !splitLocale(location.pathname).locale
  if (bare && !window.languageReady) await import('./inline/language.ts').catch(() => {})
  await window.languageReady
  const root = document.getElementById('root')
  if (!root) return
  const locale = pageLocale()
  i18n.loadAndActivate({ locale, messages: {} })
  const { path, data } = readPageData()
  const history = createBrowserHistory({
    parseLocation: () => parseHref(pageAddress(locale), window.history.state),
  })
  const read = browserData(locale, data)
  const router = createAppRouter({ locale, i18n, sourceI18n: sourceWords(), read, history })

  // Only HTML of this very address is hydrated. The offline shell is rendered anew; in development there is none.
  const { pathname } = router.latestLocation
  const isPrerendered = root.childElementCount > 0 && (path === undefined || path === pathname)
  if (isPrerendered) {
    Object.assign(firstPage, { isPending: true, isShown: true, path: pathname })
    router.ssr = { manifest: undefined }
  }
  await loadMessages(['routes'])
  await router.load()
  firstPage.isPending = false
  // A page that is there is better than a page that says why it could not be prepared; its links load whole pages.
  if (isPrerendered && router.state.matches.some(match => match.status === 'error')) return
  router.subscribe('onBeforeRouteMount', () => {
    firstPage.isShown = false
  })

  const app = (
    <I18nProvider i18n={i18n} onReady={announceRoutes(router)}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
  if (!isPrerendered) leaveHeadToRouter(locale)
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  followLinks(router)
  // Hover, transitions and the states that scripts bring about are in the whole stylesheet alone.
  onFirstUse(() => wholeStylesheet().catch(() => {}))
  // What the search and an installed site need; a failure shows when it is needed, and is tried again then.
  whenIdle(() => {
    import('./idleTasks.ts').then(({ startIdleTasks }) => startIdleTasks(router)).catch(() => {})
  })
}

/** Where the page is rendered anew, what was sent says of another one, perhaps in another language. */
function leaveHeadToRouter(locale: Locale): void {
  const { documentElement, head } = document
  for (const element of head.querySelectorAll(
    'title,meta[name=description],meta[name=robots],link[rel=canonical]',
  ))
    element.remove()
  Object.assign(documentElement, { lang: locale, dir: direction(locale) })
}

void start()
