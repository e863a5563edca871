import { oncePainted } from './painted.ts'
import { whenIdle, wholeStylesheet } from './stylesheet.ts'

/** What a browser may leave out of the layout while nobody sees it: sections or their parts, feet, and the blocks of long texts. */
export const partsOfPages = '[data-below], [data-blocks] > *'

/** How many milliseconds a turn is to take: the next has as many parts as that allows, as far as can be told. */
const turnTime = 4

let coming: Promise<void> | undefined

/**
 * Has what a page left out as it opened (`theme/unseen.css.ts`) or came back (`partSizes.ts`) laid out in a few turns, once
 * the browser has nothing better to do, so that every place in it is where it stays. Resolves when that is done, at once
 * where nothing is left out.
 */
export function wholeHtml(): Promise<void> {
  coming ??= layOut().finally(() => {
    coming = undefined
  })
  return coming
}

const isOpening = () => document.documentElement.dataset.opening !== undefined

/** The parts of the page that may be left out, whatever page it is by now. */
function leftOut(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(partsOfPages)]
  return isOpening()
    ? parts.filter(({ style }) => style.contentVisibility !== 'visible')
    : parts.filter(({ style }) => style.contentVisibility === 'auto')
}

function isSeen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

async function layOut(): Promise<void> {
  if (!isOpening() && leftOut().length === 0) return
  // The rules of the whole sheet first, or all would be styled twice. Without them it shows as well.
  await wholeStylesheet().catch(() => {})
  await new Promise<void>(whenIdle)
  let many = 1
  for (let rest = leftOut(); rest.length > 0; rest = leftOut()) {
    const begun = performance.now()
    const turn: HTMLElement[] = []
    for (const part of rest) if (!isSeen(part) && turn.push(part) === many) break
    // What is seen comes last, by itself: a browser keeps in its place what does not change in the same moment.
    const seen = turn.length > 0 ? [] : rest
    for (const part of [...turn, ...seen]) part.style.contentVisibility = 'visible'
    // Without containment, what stands at half a pixel moves by half a pixel: who looks at it would see it.
    for (const { style } of seen) style.contain = 'content'
    document.body.getBoundingClientRect()
    const pace = turnTime / (performance.now() - begun)
    many = Math.ceil(many * Math.min(pace, 2))
    await new Promise<void>(oncePainted)
  }
  delete document.documentElement.dataset.opening
}
