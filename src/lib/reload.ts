import { leavePagesToBrowser } from './links.ts'

const key = 'balancier-reloaded'
/** A page that was reloaded because it failed is not reloaded again for so long, in milliseconds. */
const rest = 600_000

/**
 * Loads the page anew because it can't go on as it is: once, and not where that is not remembered, so that it never
 * becomes a loop; without a connection it would change nothing.
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

/** How long a page takes at most to show that it failed, in milliseconds. */
const failing = 500

/**
 * Watches for code that is gone from the server: the page belongs to an older version than what is published. The
 * browser's own record of what it fetched tells, also of what was fetched before. What the visitor has asked for, or is
 * there no more, comes by loading the page anew; what was fetched ahead, with the next page.
 */
export function watchGoneCode(): void {
  const isGone = (entry: PerformanceEntry) =>
    (entry as PerformanceResourceTiming).responseStatus === 404 &&
    new URL(entry.name).pathname.startsWith('/assets/')
  const observer = new PerformanceObserver(list => {
    if (!list.getEntries().some(isGone)) return
    leavePagesToBrowser()
    if (navigator.userActivation?.isActive) reloadOnce()
    // What stands there is Failure.tsx.
    setTimeout(() => document.querySelector('[role="alert"] h1') && reloadOnce(), failing)
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Loads the page anew, in the version that the visitor has accepted here or in another tab. */
export const reloadNow = (): void => location.reload()
