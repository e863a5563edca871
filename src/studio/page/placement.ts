import type { Placement } from '../talk.ts'
import { holderOf, type Place, placesIn, rectsOf } from './markedTexts.ts'

/** Whether a place is visible: connected, not hidden, wider than the one pixel of visually hidden text. */
export const isSeen = (place: Place): boolean => {
  const holder = holderOf(place)
  if (holder.closest('head') || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    return false
  const { width, height } = holder.getBoundingClientRect()
  return width > 1 && height > 1 && rectsOf(place).some(rect => rect.width > 0)
}

/** One pixel of tolerance: browsers round. */
const slack = 1

/** Whether a text overflows a container up to its block, or the window sideways. */
function overflows(place: Place): boolean {
  if ('element' in place) return false
  const rects = rectsOf(place)
  const right = Math.max(...rects.map(rect => rect.right))
  const left = Math.min(...rects.map(rect => rect.left))
  for (let box = place.node.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(box)
    // Scrollable areas, such as wide tables and the marquee, hold any length.
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

/** How the text of an entry appears on the page now. */
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
