/** Resolves when React has taken over the page: what is put among its elements before would make it render them anew. */
export function pageTaken(): Promise<void> {
  const page = document.documentElement
  const isTaken = () => page.dataset.ready !== undefined
  return new Promise(resolve => {
    if (isTaken()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isTaken()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(page, { attributeFilter: ['data-ready'] })
  })
}
