let coming: Promise<void> | undefined

/**
 * A prerendered page brings the rules it uses. The whole sheet is linked for print alone, so that it blocks nothing and
 * paper looks right without scripts; here it is put in force for the screen, at the latest before another page shows.
 * In development there is no such link, and all styles are there.
 */
export function wholeStylesheet(): Promise<void> {
  coming ??= fetchStylesheet().catch(error => {
    coming = undefined
    throw error
  })
  return coming
}

function fetchStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!link || link.media === 'all') return Promise.resolve()
  // A new element tells whether it loads, also where the first one has failed; what has loaded comes from the cache.
  const whole = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    whole.onload = () => {
      whole.media = 'all'
      link.remove()
      resolve()
    }
    whole.onerror = () => {
      whole.remove()
      reject(new Error(`${link.href}: the stylesheet did not load`))
    }
    link.after(whole)
  })
}

/** Runs a task when the browser has nothing better to do; at once after two seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
