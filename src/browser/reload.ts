const key = 'balancier-reloaded'
/** A page that was loaded anew to mend it is not loaded anew again for so long, in milliseconds. */
const rest = 600_000

/**
 * Loads the page anew because it can't go on as it is: once, and not where that is not remembered, so that it never
 * becomes a loop; without a connection it would mend nothing.
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

/**
 * Watches for code that is gone from the server: the page belongs to an older version than what is published. The
 * browser's own record of what it fetched tells, also of what was fetched before.
 */
export function watchGoneCode(gone: () => void): void {
  const isGone = (entry: PerformanceEntry) =>
    (entry as PerformanceResourceTiming).responseStatus === 404 &&
    new URL(entry.name).pathname.startsWith('/assets/')
  const observer = new PerformanceObserver(list => {
    if (list.getEntries().some(isGone)) gone()
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Loads the page anew, in the version that the visitor has accepted here or in another tab. */
export const reloadNow = (): void => location.reload()
