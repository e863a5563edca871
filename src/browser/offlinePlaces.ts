/** Where the page says what is kept: beside the buttons of an article, and at the foot of every page. */
export type OfflinePlaces = { article?: { place: HTMLElement; id: string }; foot?: HTMLElement }

const mark = 'offlinePlace'

/** A place of our own after an element, made when it is first asked for. */
function after(element: Element | null | undefined): HTMLElement | undefined {
  if (!element) return undefined
  const next = element.nextElementSibling
  if (next instanceof HTMLElement && mark in next.dataset) return next
  const place = document.createElement('span')
  place.dataset[mark] = ''
  element.after(place)
  return place
}

/**
 * The places on the page that is shown now. They are made here and not prerendered: only a browser with a worker has
 * something to say in them, and no page pays for them.
 */
export function offlinePlaces(): OfflinePlaces {
  const id = /\/blog-post-([^/]+)$/.exec(location.pathname)?.[1]
  const place = id && after(document.querySelector('[data-copy]')?.parentElement)
  const foot = after([...document.querySelectorAll('footer a[href$="/privacy"]')].at(-1))
  return { ...(place && { article: { place, id: decodeURIComponent(id) } }), ...(foot && { foot }) }
}
