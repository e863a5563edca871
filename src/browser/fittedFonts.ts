/** By so much of its size at most a text is set tighter or looser, for its lines to end where they did. */
const most = 0.02
const steps = 5

type Heights = ReadonlyMap<Element, number>

const topOf = (element: Element) => element.getBoundingClientRect().top
const heightOf = (element: Element) => element.getBoundingClientRect().height
/** By how many pixels an element is higher than it was. */
const growth = (element: Element, heights: Heights) => heightOf(element) - (heights.get(element) ?? 0)

/** Whether this is a block of text all of which was measured: no line or word, and nothing that reaches below the window. */
const isText = (element: Element, heights: Heights) =>
  element.textContent?.trim() &&
  getComputedStyle(element).display !== 'inline' &&
  [...element.querySelectorAll('*')].every(inside => heights.has(inside))

/** The innermost blocks of text whose height has changed: what is around them has changed for their sake. */
function changedTexts(heights: Heights): HTMLElement[] {
  const changed = [...heights.keys()].filter(
    element => Math.abs(growth(element, heights)) > 0.5 && isText(element, heights),
  ) as HTMLElement[]
  return changed.filter((text, at) => !text.contains(changed[at + 1] ?? null))
}

/** Gives a text its height back: by spacing that nobody sees, or, if it was higher, by room below it. */
function keepHeight(text: HTMLElement, heights: Heights): void {
  const { fontSize, letterSpacing } = getComputedStyle(text)
  const usual = Number.parseFloat(letterSpacing) || 0
  const grown = growth(text, heights) > 0
  const isOff = () => (grown ? growth(text, heights) > 0.5 : growth(text, heights) < -0.5)
  for (let step = 1; step <= steps && isOff(); step++) {
    const share = (step / steps) * most * (grown ? -1 : 1)
    text.style.letterSpacing = `${usual + share * Number.parseFloat(fontSize)}px`
  }
  if (!isOff()) return
  text.style.letterSpacing = ''
  if (!grown) text.style.minBlockSize = `${heights.get(text)}px`
}

/**
 * Sets a page in its fonts that had been left in letters of the device, because a text had got a line more or less and
 * all below would have moved (`inline/start.ts`): such a text keeps its height until the window gets another width. Where
 * that does not do, the page stays as it is.
 */
export function fitFonts(): void {
  const page = document.documentElement
  const all = [...document.querySelectorAll('main *')]
  const heights = new Map(
    all.filter(element => topOf(element) < innerHeight).map(element => [element, heightOf(element)]),
  )
  const next = all.find(element => topOf(element) > innerHeight) ?? document.body
  const [place, width] = [topOf(next), innerWidth]
  delete page.dataset.plain
  const changed = changedTexts(heights)
  const undo = () => {
    for (const { style } of changed) Object.assign(style, { letterSpacing: '', minBlockSize: '' })
  }
  for (const text of changed) keepHeight(text, heights)
  if (Math.abs(topOf(next) - place) >= 0.5) {
    undo()
    page.dataset.plain = ''
    return
  }
  addEventListener('resize', function watch() {
    if (innerWidth === width) return
    removeEventListener('resize', watch)
    undo()
  })
}
