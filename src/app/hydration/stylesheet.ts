let coming: Promise<void> | undefined

/**
 * Loads the whole stylesheet, which prerendered pages only link (`data-style` on the root element). Everything that the
 * client renders waits for it. In development all styles are present.
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
