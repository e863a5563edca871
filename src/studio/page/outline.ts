import { holderOf, type Place, rectsOf } from './markedTexts.ts'

/** Frames places of the page in an overlay that takes no clicks. */
export function outlineIn(color: string, line: 'solid' | 'dashed') {
  const host = document.createElement('balancier-outline')
  host.setAttribute('aria-hidden', 'true')
  const shadow = host.attachShadow({ mode: 'open' })
  let places: readonly Place[] = []

  /** One rectangle per element: lines of a heading may overlap. */
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
    // A modal dialog covers everything outside it, so the frame goes inside an open one.
    const over = here.map(place => holderOf(place).closest('dialog[open], [popover]')).find(Boolean)
    const home = over ?? document.documentElement
    if (host.parentElement !== home) home.append(host)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, draw, { capture: true, passive: true })

  return {
    /** Frames these places instead. */
    around(framed: readonly Place[]) {
      places = framed
      draw()
    },
    /** Updates the frame after the page has changed. */
    draw,
  }
}
