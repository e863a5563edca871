import { keepLocale } from '../components/languages/localeCookie.ts'
import { watchPictures } from '../components/ui/pictures.ts'
import { deleteOldDrafts } from '../pages/contact/form/oldDrafts.ts'
import { wholeStylesheet } from './hydration/stylesheet.ts'
import { enhancePage } from './navigation/enhance.ts'
import { pageLocale } from './pageAddress.ts'

/** Whether pages are kept for reading offline: not in development, without HTTPS, nor in some private windows. */
export const isKeptOffline =
  !import.meta.env.DEV && import.meta.env.VITE_OFFLINE !== 'off' && 'serviceWorker' in navigator

let isStarted = false

/**
 * Starts what a page does for someone who only reads, without React and the router: the inline script does so when the
 * browser is idle after the page has loaded, or the app when it starts earlier.
 */
export function startIdleTasks(): void {
  if (isStarted) return
  isStarted = true
  watchPictures()
  enhancePage()
  window.earlyUse?.serve(control => control.matches('[data-copy], [data-share], [data-turns] *'))
  keepLocale(pageLocale())
  deleteOldDrafts()
  // The inlined CSS leaves out what shows how far one has read.
  addEventListener('scroll', () => void wholeStylesheet().catch(() => {}), { once: true, passive: true })
  if (!isKeptOffline) return
  // A browser that forbids the worker shows the site as ever.
  import('../offline/page/registerWorker.ts')
    .then(({ registerWorker }) => registerWorker(pageLocale()))
    .catch(() => {})
}
