/** Whether a link needs a connection: to another site, or to an article that is not cached. */
function needsNetwork(link: HTMLAnchorElement, cached: ReadonlySet<string>): boolean {
  if (!/^https?:$/.test(link.protocol)) return false
  if (link.origin !== location.origin) return true
  const id = /\/blog-post-([^/]+)$/.exec(link.pathname)?.[1]
  return id !== undefined && !cached.has(decodeURIComponent(id))
}

type Marks = {
  /** Says what is marked to screen readers. */
  text: string
  /** The class of marked elements. */
  name: string
  /** The cached articles. */
  cached: readonly string[]
}

/**
 * While offline, marks what needs a connection: external links, articles that are not cached, the captcha
 * (`data-network`). Removes the marks when the connection is back.
 */
export function markNetwork(offline: boolean, { text, name, cached }: Marks): void {
  const ids = new Set(cached)
  for (const element of document.querySelectorAll<HTMLElement>('a[href], [data-network]')) {
    const marked = offline && (!(element instanceof HTMLAnchorElement) || needsNetwork(element, ids))
    element.classList.toggle(name, marked)
    if (marked) element.setAttribute('aria-description', text)
    else element.removeAttribute('aria-description')
  }
}
