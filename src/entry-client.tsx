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
import { watchEarlyEntries } from './lib/earlyEntries.ts'
import { followLinks } from './lib/links.ts'
import { onFirstUse, whenIdle } from './lib/occasions.ts'
import { pageAddress, pageLocale } from './lib/pageAddress.ts'
import { browserData, readPageData } from './lib/pageData.ts'
import { showScriptsFailed } from './lib/scriptsFailed.ts'
import { wholeStylesheet } from './lib/stylesheet.ts'
import { createAppRouter } from './router.tsx'

async function start() {
  // The server cannot see the language stored on this device, so at a bare address the client looks it up itself.
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

  // Only HTML rendered for this address is hydrated: the offline shell, and pages in development, are rendered anew.
  const { pathname } = router.latestLocation
  const isPrerendered = root.childElementCount > 0 && (path === undefined || path === pathname)
  if (isPrerendered) {
    Object.assign(firstPage, { isPending: true, isShown: true, path: pathname })
    router.ssr = { manifest: undefined }
  }
  await loadMessages(['routes'])
  await router.load()
  firstPage.isPending = false
  // If loading fails, keep the prerendered page: its links still work as page loads.
  if (isPrerendered && router.state.matches.some(match => match.status === 'error')) return
  router.subscribe('onBeforeRouteMount', () => {
    firstPage.isShown = false
  })

  const app = (
    <I18nProvider i18n={i18n} onReady={announceRoutes(router)}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
  if (isPrerendered) watchEarlyEntries()
  else leaveHeadToRouter(locale)
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  followLinks(router)
  // The inlined CSS leaves out hover styles, transitions and states set by scripts.
  onFirstUse(() => wholeStylesheet().catch(() => {}))
  // Code for the search and the installed app. If it cannot be fetched now, it is fetched again when it is used.
  const start = window.isSearchWanted ? (task: () => void) => task() : whenIdle
  start(() => {
    import('./idleTasks.ts').then(({ startIdleTasks }) => startIdleTasks(router)).catch(() => {})
  })
}

/**
 * Removes the head that was sent: the page is rendered anew, and the HTML may be another page's, in another language.
 */
function leaveHeadToRouter(locale: Locale): void {
  const { documentElement, head } = document
  for (const element of head.querySelectorAll(
    'title,meta[name=description],meta[name=robots],link[rel=canonical]',
  ))
    element.remove()
  Object.assign(documentElement, { lang: locale, dir: direction(locale) })
}

start().catch(error => {
  showScriptsFailed()
  throw error
})
