let coming: Promise<void> | undefined

/**
 * Adds the whole stylesheet to a prerendered page, which brings only the rules it uses; its root names the sheet
 * (`data-style`). Whatever is rendered by the client awaits it. In development no sheet is named: all styles are there.
 */
export function wholeStylesheet(): Promise<void> {
  coming ??= fetchStylesheet().catch(error => {
    coming = undefined
    throw error
  })
  return coming
}

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
