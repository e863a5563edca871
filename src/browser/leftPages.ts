import { hydration } from './hydration.ts'

/** So many pages are kept as they were left. */
const most = 10

/** The element of each page that is kept, by its bare path; the oldest come first. */
export const left = new Map<string, Element>()

/** What is done with a page before it comes back; its code comes once it is needed (`partSizes.ts`). */
export const comingBack = { prepare: (_page: Element) => {} }

/** Whether the page at a bare path lies ready as it was left. */
export const isLeft = (path: string): boolean => left.has(path)

/**
 * What is done with the element that holds the page at a bare path (React's ref). When it goes, its nodes are kept; of
 * all pages but the very first, the oldest make room. On coming back there is one `before`, whose nodes it is given,
 * unless the page takes them itself (`byParts`).
 */
export function keepLeft(path: string, byParts?: boolean) {
  const before = left.get(path)
  if (before) comingBack.prepare(before)
  const holder = (element: Element | null) => {
    if (!element) return
    if (!byParts && before) element.append(...before.childNodes)
    return () => {
      // A page that was left before it was whole is rendered anew.
      if (element.querySelector('[data-rest]')) left.delete(path)
      else left.set(path, element)
      for (const old of left.keys()) if (left.size > most && old !== hydration.first) left.delete(old)
    }
  }
  return { before, holder }
}
