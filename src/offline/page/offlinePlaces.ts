/** Where a page shows its offline state: among an article's buttons, and in the footer. */
export type OfflinePlaces = { article?: { place: HTMLElement; id: string }; foot?: HTMLElement }

const mark = 'offlinePlace'

/** Returns a container at the end of an element; creates it on first use. */
function inside(element: Element | null | undefined): HTMLElement | undefined {
  const last = element?.lastElementChild
  if (!element || (last instanceof HTMLElement && mark in last.dataset))
    return last as HTMLElement | undefined
  const place = document.createElement('span')
  place.dataset[mark] = ''
  element.append(place)
  return place
}

/** The containers on the current page. They are not prerendered: only browsers with a service worker need them. */
export function offlinePlaces(): OfflinePlaces {
  const id = /\/blog-post-([^/]+)$/.exec(location.pathname)?.[1]
  const place = id && inside(document.querySelector('[data-copy]')?.parentElement)
  const foot = inside([...document.querySelectorAll('footer a[href$="/privacy"]')].at(-1)?.parentElement)
  return { ...(place && { article: { place, id: decodeURIComponent(id) } }), ...(foot && { foot }) }
}
