import { leavePagesToBrowser } from './links.ts'

const key = 'balancier-reloaded'
/** How long a page that was reloaded after a failure is not reloaded again, in milliseconds. */
const rest = 600_000

/**
 * Reloads a page that cannot continue: once, never offline, and never where that cannot be stored, so that it does not
 * loop.
 */
export function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < rest) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return
  }
  location.reload()
}

/** How long a page takes at most to show its error message, in milliseconds. */
const failing = 500

/**
 * Detects code that is gone from the server because a newer version was published. The browser's resource timings tell,
 * including requests made earlier. If the visitor needs the missing code, the page is reloaded at once; if it was only
 * prefetched, the next navigation loads its page.
 */
export function watchGoneCode(): void {
  const isGone = (entry: PerformanceEntry) =>
    (entry as PerformanceResourceTiming).responseStatus === 404 &&
    new URL(entry.name).pathname.startsWith('/assets/')
  const observer = new PerformanceObserver(list => {
    if (!list.getEntries().some(isGone)) return
    leavePagesToBrowser()
    if (navigator.userActivation?.isActive) reloadOnce()
    // The message is that of Failure.tsx.
    setTimeout(() => document.querySelector('[role="alert"] h1') && reloadOnce(), failing)
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Reloads the page in the version that the visitor has accepted here or in another tab. */
export const reloadNow = (): void => location.reload()
