import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOffer } from './components/languages/languageOffer.ts'
import { keepLocale } from './components/languages/localeCookie.ts'
import { loadMessages } from './i18n/catalogs.ts'
import { watchGoneCode } from './lib/reload.ts'
import { deleteOldDrafts } from './pages/contact/oldDrafts.ts'
import { watchSearch } from './pages/search/searchShortcut.ts'
import { watchPictures } from './ui/pictures.ts'

/**
 * How long a first visit is left alone, in milliseconds: caching the whole site takes a phone as long as loading a page.
 */
const patience = 3000

/** Starts everything that a page does besides showing its content, when the browser is idle. */
export function startIdleTasks(router: RegisteredRouter): void {
  const { locale, read } = router.options.context
  watchPictures()
  const searchCode = () => import('./pages/search/openSearch.tsx')
  watchSearch({
    prepare: async () => (await searchCode()).prepareSearch(router),
    open: async () => {
      // Start these requests in parallel; the modules that need them will find them loaded.
      Promise.all([loadMessages(['site', 'search']), read('search')]).catch(() => {})
      return (await searchCode()).openSearch(router)
    },
  })
  // Optional: without this code the site works as usual.
  import('./pages/app/showApp.ts').then(({ showApp }) => showApp()).catch(() => {})
  keepLocale(locale)
  deleteOldDrafts()
  const offer = languageOffer()
  if (offer)
    import('./components/languages/openOffer.tsx')
      .then(({ openOffer }) => openOffer(router, offer))
      .catch(() => {})
  if (import.meta.env.DEV) return
  watchGoneCode(() => {
    import('./pages/offline/openOffline.tsx')
      .then(({ offerNewVersion }) => offerNewVersion(router))
      .catch(() => {})
  })
  // Not without HTTPS, nor in some private windows.
  if (import.meta.env.VITE_OFFLINE === 'off' || !('serviceWorker' in navigator)) return
  const open = () => {
    // A browser that forbids the worker shows the site as ever.
    import('./pages/offline/openOffline.tsx').then(({ openOffline }) => openOffline(router)).catch(() => {})
  }
  if (navigator.serviceWorker.controller) open()
  else setTimeout(open, patience)
}
