/**
 * A prerendered page brings the rules it uses; the whole sheet follows when the browser is idle, and at the latest
 * before another page is shown. Its address stands in the page; without one (development) all styles are there.
 */
let whole: Promise<void> | undefined

export function wholeStylesheet(): Promise<void> {
  whole ??= new Promise<void>((resolve, reject) => {
    const href = document.documentElement.dataset.styles
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      whole = undefined
      link.remove()
      reject(new Error(`${href}: the stylesheet did not load`))
    }
    document.head.append(link)
  })
  return whole
}

/** Runs a task when the browser has nothing better to do; at once after two seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
