import { i18n } from '@lingui/core'
import { parseHref } from '@tanstack/history'
import { createBrowserHistory, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../components/styles/base.css.ts'
import '../components/styles/paper.css'
import { I18nProvider } from '../components/I18nProvider.tsx'
import { languageOffer } from '../components/languages/languageOffer.ts'
import { loadMessages, sourceWords } from '../i18n/catalogs.ts'
import { direction } from '../i18n/direction.ts'
import type { Locale } from '../i18n/locales.ts'
import { splitLocale } from '../i18n/paths.ts'
import { watchSearch } from '../search/dialog/searchShortcut.ts'
import { watchEarlyEntries } from './hydration/earlyEntries.ts'
import { firstPage } from './hydration/hydrate.tsx'
import { whenIdle } from './hydration/occasions.ts'
import { showScriptsFailed } from './hydration/scriptsFailed.ts'
import { wholeStylesheet } from './hydration/stylesheet.ts'
import { isKeptOffline, startIdleTasks } from './idleTasks.ts'
import { watchInstallOffer } from './install/installOffer.ts'
import { followLinks } from './navigation/links.ts'
import { watchGoneCode } from './navigation/reload.ts'
import { announceRoutes } from './navigation/routeAnnouncer.ts'
import { pageAddress, pageLocale } from './pageAddress.ts'
import { browserData, readPageData } from './pageData.ts'
import { createAppRouter } from './router.tsx'

async function start() {
  window.isAppLoaded = true
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
  await loadMessages(['routes', 'site'])
  await router.load()
  firstPage.isPending = false
  // If loading fails, keep the prerendered page: its links still work as page loads.
  if (isPrerendered && router.state.matches.some(match => match.status === 'error')) {
    window.earlyUse?.forget()
    return
  }
  router.subscribe('onBeforeRouteMount', () => {
    firstPage.isShown = false
  })

  const app = (
    <I18nProvider i18n={i18n} onReady={() => onHydrated(router)}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
  if (isPrerendered) watchEarlyEntries()
  else leaveHeadToRouter(locale)
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  announceRoutes(router)
  followLinks(router)
  openSearchOnDemand(router)
}

/** Hands over to the app what the inline script has kept, and starts what can wait until the page has hydrated. */
function onHydrated(router: RegisteredRouter): void {
  const { dataset } = document.documentElement
  // Tell tests (and people) that the page can be used in full, and that the app has started.
  dataset.ready = ''
  dataset.started = ''
  startIdleTasks()
  // Not within React's own work, which could not hydrate the header for a click or key on it.
  setTimeout(() => window.earlyUse?.serve(control => !control.closest('[data-waiting]')))
  // The inlined CSS leaves out hover styles, transitions and states set by scripts.
  wholeStylesheet().catch(() => {})
  whenIdle(() => startNotices(router))
}

/** The search, whose code is loaded when it is wanted. If it cannot be fetched then, it is fetched again at the next try. */
function openSearchOnDemand(router: RegisteredRouter): void {
  const searchCode = () => import('../search/dialog/openSearch.tsx')
  watchSearch({
    prepare: async () => (await searchCode()).prepareSearch(router),
    open: async () => {
      // Start these requests in parallel; the modules that need them will find them loaded.
      Promise.all([loadMessages(['site', 'search']), router.options.context.read('search')]).catch(() => {})
      return (await searchCode()).openSearch(router)
    },
  })
}

/** What a page offers and says besides its content. All of it is optional: without this code the site works as usual. */
function startNotices(router: RegisteredRouter): void {
  watchInstallOffer(takeUp => {
    import('./install/offerInstall.tsx').then(app => app.offerInstall(takeUp)).catch(() => {})
  })
  const offer = languageOffer()
  if (offer)
    import('../components/languages/openOffer.tsx')
      .then(({ openOffer }) => openOffer(router, offer))
      .catch(() => {})
  if (import.meta.env.DEV) return
  const offline = () => import('../offline/page/openOffline.tsx')
  watchGoneCode(() => {
    offline()
      .then(({ offerNewVersion }) => offerNewVersion(router))
      .catch(() => {})
  })
  if (isKeptOffline)
    offline()
      .then(({ openOffline }) => openOffline(router))
      .catch(() => {})
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
  window.earlyUse?.forget()
  throw error
})
