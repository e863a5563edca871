/** An element in no document, to render a page in that nobody sees yet. */
export const apart = (): Element => document.createElement('div')

/** Where something is to come, and what stands around it. */
type Place = { place: Element; parent: Node; previous: Node | null; next: Node | null }

/** Takes out what has come at a place, which is held for it again. Returns what puts it there. */
function takeOut({ place, parent, previous, next }: Place): () => void {
  const rest: ChildNode[] = []
  for (let node = previous ? previous.nextSibling : parent.firstChild; node && node !== next; ) {
    rest.push(node)
    node = node.nextSibling
  }
  for (const node of rest) node.remove()
  parent.insertBefore(place, next)
  return () => place.replaceWith(...rest)
}

/**
 * Notes the places in a page that has its first screen alone (`data-rest`), where all else is to come. Once that is there,
 * the function returned leaves the page with its first screen again, and returns what puts the rest in place at once.
 */
export function noteRest(page: Element): () => () => void {
  const places = [...page.querySelectorAll('[data-rest]')].map(place => ({
    place,
    parent: place.parentNode as Node,
    previous: place.previousSibling,
    next: place.nextSibling,
  }))
  return () => {
    const put = places.map(takeOut)
    return () => {
      for (const one of put) one()
    }
  }
}
