import type { Placement } from '../talk.ts'
import { holderOf, type Place, placesIn, rectsOf } from './markedTexts.ts'

/** Whether a place is seen: in the page, not hidden, and with some width. (What is read out alone is one pixel wide.) */
export const isSeen = (place: Place): boolean => {
  const holder = holderOf(place)
  if (holder.closest('head') || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    return false
  const { width, height } = holder.getBoundingClientRect()
  return width > 1 && height > 1 && rectsOf(place).some(rect => rect.width > 0)
}

/** One pixel more than nothing: the browser rounds. */
const slack = 1

/** Whether a text runs over the edge of what holds it, up to the block it stands in, or out of the window sideways. */
function overflows(place: Place): boolean {
  if ('element' in place) return false
  const rects = rectsOf(place)
  const right = Math.max(...rects.map(rect => rect.right))
  const left = Math.min(...rects.map(rect => rect.left))
  for (let box = place.node.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(box)
    // What scrolls on purpose, such as a wide table or a moving strip, holds any length.
    if (/auto|scroll/.test(overflowX + overflowY)) return false
    if (display === 'inline' || display === 'contents') continue
    const edges = box.getBoundingClientRect()
    if (right > edges.right + slack || left < edges.left - slack) return true
    const clips = /hidden|clip/.test(overflowX + overflowY)
    if (clips && (box.scrollWidth > box.clientWidth + slack || box.scrollHeight > box.clientHeight + slack))
      return true
    if (display !== 'inline-block' && display !== 'inline-flex') break
  }
  return right > document.documentElement.clientWidth + slack
}

/** How the text of an entry stands in the page as it is now. */
export function placementOf(id: string): Placement {
  const places = placesIn(document.documentElement).filter(place => place.id === id)
  const seen = places.filter(isSeen)
  const kind = () => {
    if (seen.some(place => 'node' in place)) return 'text'
    if (seen.length > 0) return 'label'
    if (places.length === 0) return 'none'
    return places.every(place => holderOf(place).closest('head')) ? 'head' : 'hidden'
  }
  return { places: places.length, kind: kind(), overflows: seen.some(overflows) }
}
