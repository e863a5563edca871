import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOffer } from './components/languages/languageOffer.ts'
import { keepLocale } from './components/languages/localeCookie.ts'
import { loadMessages } from './i18n/catalogs.ts'
import { watchGoneCode } from './lib/reload.ts'
import { deleteOldDrafts } from './pages/contact/oldDrafts.ts'
import { withWorker, workerPossible } from './pages/offline/workerPossible.ts'
import { watchSearch } from './pages/search/searchShortcut.ts'
import { watchPictures } from './ui/pictures.ts'

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
  watchGoneCode()
  if (import.meta.env.VITE_OFFLINE === 'off' || !workerPossible()) return
  // A browser that forbids the worker shows the site as ever.
  withWorker(() => {
    import('./pages/offline/openOffline.tsx').then(({ openOffline }) => openOffline(router)).catch(() => {})
  })
}
