import { type Place, placesIn, rectsOf } from './markedTexts.ts'
import { outlineIn } from './outline.ts'
import { isSeen } from './placement.ts'

/** The place at a point of the window: the text there, or the nearest one around it. */
function placeAt(x: number, y: number, target: Element | null): Place | undefined {
  for (let element = target; element && element !== document.body; element = element.parentElement) {
    const places = placesIn(element)
    const under = places.find(place =>
      rectsOf(place).some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      ),
    )
    // Farther out, the first text of a whole section would be a guess.
    const near = places.length <= 3 ? places[0] : undefined
    if (under ?? near) return under ?? near
  }
  return undefined
}

/** While active, a click selects the text under the pointer; arrow keys and Enter work too. */
export function pickTexts(picked: (id: string) => void) {
  const state = { on: false }
  const pointed = outlineIn('#0f8a8f', 'dashed')
  let current: Place | undefined
  const point = (place: Place | undefined) => {
    current = place
    pointed.around(place ? [place] : [])
  }
  const placeOf = (event: MouseEvent) =>
    placeAt(event.clientX, event.clientY, event.target instanceof Element ? event.target : null)

  addEventListener(
    'pointermove',
    event => {
      if (state.on) point(placeOf(event))
    },
    { passive: true },
  )
  document.documentElement.addEventListener('pointerleave', () => point(undefined))
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) {
    addEventListener(
      type,
      event => {
        // With a modifier key, the page behaves as it does for visitors.
        if (!state.on || event.ctrlKey || event.metaKey || event.altKey) return
        // The studio's own clicks open menus.
        if (!event.isTrusted) return
        event.preventDefault()
        event.stopImmediatePropagation()
        const place = type === 'click' ? placeOf(event) : undefined
        if (place) picked(place.id)
      },
      { capture: true },
    )
  }

  const step = (by: 1 | -1) => {
    const seen = placesIn(document.body).filter(isSeen)
    const at = current ? seen.findIndex(place => sameStart(place, current)) : -1
    const next = seen[at < 0 ? 0 : (at + by + seen.length) % seen.length]
    point(next)
    const box = next && ('element' in next ? next.element : next.node.parentElement)
    box?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    pointed.draw()
  }
  addEventListener(
    'keydown',
    event => {
      if (!state.on || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
      else if (event.key === 'Enter' && current) picked(current.id)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  return {
    turn(on: boolean) {
      state.on = on
      point(undefined)
    },
    /** Updates after the page has changed. */
    draw: pointed.draw,
  }
}

const sameStart = (one: Place, other: Place | undefined) =>
  other !== undefined &&
  ('node' in one
    ? 'node' in other && one.node === other.node && one.start === other.start
    : 'element' in other && one.element === other.element && one.attribute === other.attribute)
