/** Whether a link leads where nothing is kept: to another site, or to an article that is not on this device. */
function needsNetwork(link: HTMLAnchorElement, kept: ReadonlySet<string>): boolean {
  if (!/^https?:$/.test(link.protocol)) return false
  if (link.origin !== location.origin) return true
  const id = /\/blog-post-([^/]+)$/.exec(link.pathname)?.[1]
  return id !== undefined && !kept.has(decodeURIComponent(id))
}

type Marks = {
  /** Says to those who hear the page what is marked. */
  text: string
  /** The class of what is marked. */
  name: string
  /** The articles that are on this device. */
  kept: readonly string[]
}

/**
 * While there is no connection, marks what needs one: links away from the site, articles that are not kept, the captcha
 * (`data-network`). Once it is back, takes the marks away.
 */
export function markNetwork(offline: boolean, { text, name, kept }: Marks): void {
  const ids = new Set(kept)
  for (const element of document.querySelectorAll<HTMLElement>('a[href], [data-network]')) {
    const marked = offline && (!(element instanceof HTMLAnchorElement) || needsNetwork(element, ids))
    element.classList.toggle(name, marked)
    if (marked) element.setAttribute('aria-description', text)
    else element.removeAttribute('aria-description')
  }
}
