/** Whether a link leads where nothing is kept: to another site, or to an article that is not on this device. */
function needsNetwork(link: HTMLAnchorElement, kept: ReadonlySet<string>): boolean {
  if (!/^https?:$/.test(link.protocol)) return false
  if (link.origin !== location.origin) return true
  const id = /\/blog-post-([^/]+)$/.exec(link.pathname)?.[1]
  return id !== undefined && !kept.has(id)
}

/**
 * While there is no connection, marks what needs one: links away from the site, articles that are not kept, the captcha.
 * `text` says so to those who hear the page. Without `text` all marks are taken away.
 */
export function markNetwork(text: string | undefined, kept: readonly string[]): void {
  document.documentElement.toggleAttribute('data-offline', text !== undefined)
  const ids = new Set(kept)
  for (const element of document.querySelectorAll<HTMLElement>('a[href], [data-network]')) {
    const marked = text && (!(element instanceof HTMLAnchorElement) || needsNetwork(element, ids))
    element.toggleAttribute('data-away', Boolean(marked))
    if (marked) element.setAttribute('aria-description', text)
    else element.removeAttribute('aria-description')
  }
}
