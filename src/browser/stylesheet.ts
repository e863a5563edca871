let coming: Promise<void> | undefined

/**
 * A prerendered page brings the rules it uses, and its root names the whole sheet (`data-style`). The inline script has it
 * fetched for print alone; here it is put in force for the screen, at the latest before another page shows. In
 * development no sheet is named, and all styles are there.
 */
export function wholeStylesheet(): Promise<void> {
  coming ??= fetchStylesheet().catch(error => {
    coming = undefined
    throw error
  })
  return coming
}

/**
 * Adds the sheet a second time, for all media. The one for print stays: to take it away, or to change what it is for,
 * makes the browser lay out the whole page anew.
 */
function fetchStylesheet(): Promise<void> {
  const href = document.getElementById('root')?.dataset.style
  if (!href) return Promise.resolve()
  const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  whole.dataset.whole = ''
  return new Promise((resolve, reject) => {
    whole.onload = () => {
      whole.dataset.whole = 'loaded'
      resolve()
    }
    whole.onerror = () => {
      whole.remove()
      reject(new Error(`${href}: the stylesheet did not load`))
    }
    document.head.append(whole)
  })
}

/** Runs a task when the browser has nothing better to do; at once after two seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
