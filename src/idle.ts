import './browser/arrival.ts'
import type { ChoiceBefore } from './browser/choice.ts'
import { steps } from './browser/firstScreen.ts'
import { fitLateFonts, takeFonts } from './browser/fonts.ts'
import { languageOffer } from './browser/languageOffer.ts'
import { watchPictures } from './browser/pictures.ts'
import { readAhead } from './browser/readAhead.ts'
import { watchGoneCode } from './browser/reload.ts'
import { watchSearch } from './browser/searchDoor.ts'
import { withWorker, workerPossible } from './browser/workerPossible.ts'
import type { AppRouter } from './router.tsx'
import { rendersAhead } from './site/renderAhead.tsx'

/**
 * What a page can do beside showing itself, begun when the browser has nothing better to do; `before` is the language
 * that the visitor chose on an earlier one.
 */
export function settle(router: AppRouter, before: ChoiceBefore | undefined): void {
  watchPictures()
  fitLateFonts().catch(() => {})
  router.subscribe('onBeforeRouteMount', takeFonts)
  router.history.subscribe(({ action, location }) => {
    steps.toTop = !/^(BACK|FORWARD|GO)$/.test(action.type) && !location.hash
  })
  readAhead(router, rendersAhead(router))
  const { areas, read } = router.options.context
  // What every further page needs: its frame's words, and what pages have in common. Where it fails, that page asks again.
  Promise.all([areas(), import('./site/ClosingBlock.tsx')]).catch(() => {})
  const searchCode = () => import('./pages/search/openSearch.tsx')
  watchSearch({
    prepare: async () => (await searchCode()).prepareSearch(router),
    open: async () => {
      // All at once: they are asked for again, and then known, where they are used.
      Promise.all([areas('search'), read('search')]).catch(() => {})
      return (await searchCode()).openSearch(router)
    },
  })
  // Nothing of the rest is needed to read; where it cannot be fetched, the site shows as ever.
  import('./pages/app/showApp.ts').then(({ showApp }) => showApp(router)).catch(() => {})
  const offer = languageOffer(before)
  if (offer)
    import('./site/languages/openOffer.tsx').then(({ openOffer }) => openOffer(router, offer)).catch(() => {})
  if (import.meta.env.DEV) return
  watchGoneCode()
  if (import.meta.env.VITE_OFFLINE === 'off' || !workerPossible()) return
  // A browser that forbids the worker shows the site as ever.
  withWorker(() => {
    import('./pages/offline/openOffline.tsx').then(({ openOffline }) => openOffline(router)).catch(() => {})
  })
}
