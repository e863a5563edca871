import { holderOf, type Place, rectsOf } from './markedTexts.ts'
import { isSeen } from './placement.ts'

/** The button that opens what hides a place, if the page says which it is. */
function openerOf(place: Place): HTMLElement | undefined {
  for (let box: Element | null = holderOf(place); box; box = box.parentElement) {
    const name = box.id && CSS.escape(box.id)
    const opener =
      name &&
      document.querySelector<HTMLElement>(
        `[aria-controls~="${name}"][aria-expanded="false"], [popovertarget="${name}"]`,
      )
    if (opener) return opener
  }
  return undefined
}

/**
 * Brings one of these places into view, and gives those that are seen. Where all are hidden, the menu or the panel
 * that holds one is opened.
 */
export async function reveal(places: readonly Place[]): Promise<Place[]> {
  if (!places.some(isSeen)) {
    for (const place of places) {
      const details = holderOf(place).closest('details')
      if (details) details.open = true
      openerOf(place)?.click()
      await new Promise(requestAnimationFrame)
      if (isSeen(place)) break
    }
  }
  const seen = places.filter(isSeen)
  const [first] = seen
  if (first && !isInWindow(first))
    holderOf(first).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return seen
}

/** Whether the beginning of a place is in the window, below the header. */
const isInWindow = (place: Place): boolean => {
  const [rect] = rectsOf(place)
  return rect !== undefined && rect.top > 80 && rect.bottom < innerHeight
}
