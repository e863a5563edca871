import type { Placement } from './talk.ts'

/** Where an entry is when it does not simply show. */
export function placeNote(placement: Placement | undefined): string | undefined {
  switch (placement?.kind) {
    case 'label':
      return 'It is read out by screen readers, or shown on hovering: the page shows what it names.'
    case 'head':
      return 'It stands in the title or the description of the page, for search engines and the browser’s tab.'
    case 'hidden':
      return 'It is on the page, but not shown now: it appears at another width, or after a click.'
    case 'none':
      return 'It is not on the page as it is now: it appears after something happens, such as a search or a mistake.'
    default:
      return undefined
  }
}
