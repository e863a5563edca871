import { holderOf, type Place, rectsOf } from './markedTexts.ts'

/** Draws a frame around places of the page, above all else; it takes no clicks and is no part of the page. */
export function outlineIn(color: string, line: 'solid' | 'dashed') {
  const host = document.createElement('balancier-outline')
  host.setAttribute('aria-hidden', 'true')
  const shadow = host.attachShadow({ mode: 'open' })
  let places: readonly Place[] = []

  /** One rectangle around everything of one element: lines of a heading may stand in each other's. */
  const around = (framed: readonly Place[]) => {
    const rects = framed.flatMap(rectsOf)
    const [left, top] = [Math.min(...rects.map(rect => rect.left)), Math.min(...rects.map(rect => rect.top))]
    const [right, bottom] = [
      Math.max(...rects.map(rect => rect.right)),
      Math.max(...rects.map(rect => rect.bottom)),
    ]
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const frame = ({ left, top, width, height }: DOMRect) => {
    const box = document.createElement('div')
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '2147483647',
      pointerEvents: 'none',
      left: `${left - 4}px`,
      top: `${top - 3}px`,
      width: `${width + 8}px`,
      height: `${height + 6}px`,
      borderRadius: '4px',
      outline: `2px ${line} ${color}`,
    })
    return box
  }
  const draw = () => {
    const here = places.filter(place => holderOf(place).isConnected)
    shadow.replaceChildren(...[...Map.groupBy(here, holderOf).values()].map(around).map(frame))
    // A dialog covers what stands outside it: the frame stands in the one that is open.
    const over = here.map(place => holderOf(place).closest('dialog[open], [popover]')).find(Boolean)
    const home = over ?? document.documentElement
    if (host.parentElement !== home) home.append(host)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, draw, { capture: true, passive: true })

  return {
    /** Frames these places instead of others. */
    around(framed: readonly Place[]) {
      places = framed
      draw()
    },
    /** Follows the page after it changed. */
    draw,
  }
}
