import { leavePagesToBrowser } from './links.ts'

const key = 'balancier-reloaded'
/** How long a page that was reloaded after a failure is not reloaded again, in milliseconds. */
const rest = 600_000

/** Whether the page has fields, in which something may have been entered or loaded that a reload would lose. */
export const holdsEntries = (): boolean =>
  document.querySelector('main :is(input, select, textarea)') !== null

/**
 * Reloads a page that cannot continue: once, never offline, and never where that cannot be stored, so that it does not
 * loop.
 */
function reloadOnce(): void {
  if (!navigator.onLine || holdsEntries()) return
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
 * including requests made earlier. The new version is offered, and the next navigation loads its page. Only a page that
 * shows its error message instead of its content is reloaded at once.
 */
export function watchGoneCode(offer: () => void): void {
  const isGone = (entry: PerformanceEntry) =>
    (entry as PerformanceResourceTiming).responseStatus === 404 &&
    new URL(entry.name).pathname.startsWith('/assets/')
  const observer = new PerformanceObserver(list => {
    if (!list.getEntries().some(isGone)) return
    leavePagesToBrowser()
    offer()
    // The message is that of Failure.tsx.
    setTimeout(() => document.querySelector('[role="alert"] h1') && reloadOnce(), failing)
  })
  observer.observe({ type: 'resource', buffered: true })
}
