/** Where the page says what is kept: among the buttons of an article, and at the foot of every page. */
export type OfflinePlaces = { article?: { place: HTMLElement; id: string }; foot?: HTMLElement }

const mark = 'offlinePlace'

/** A place of our own at the end of an element, made when it is first asked for. */
function inside(element: Element | null | undefined): HTMLElement | undefined {
  const last = element?.lastElementChild
  if (!element || (last instanceof HTMLElement && mark in last.dataset))
    return last as HTMLElement | undefined
  const place = document.createElement('span')
  place.dataset[mark] = ''
  element.append(place)
  return place
}

/**
 * The places on the page that is shown now. They are made here and not prerendered: only a browser with a worker has
 * something to say in them, and no page pays for them.
 */
export function offlinePlaces(): OfflinePlaces {
  const id = /\/blog-post-([^/]+)$/.exec(location.pathname)?.[1]
  const place = id && inside(document.querySelector('[data-copy]')?.parentElement)
  const foot = inside([...document.querySelectorAll('footer a[href$="/privacy"]')].at(-1)?.parentElement)
  return { ...(place && { article: { place, id: decodeURIComponent(id) } }), ...(foot && { foot }) }
}
