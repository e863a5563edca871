import { oncePainted } from './painted.ts'
import { whenIdle, wholeStylesheet } from './stylesheet.ts'

/** How many milliseconds a turn is to take: the next has as many parts as that allows, as far as can be told. */
const turnTime = 4

let coming: Promise<void> | undefined

/**
 * Has what a page left out as it opened (`theme/unseen.css.ts`) laid out in a few turns, once the browser has nothing
 * better to do, so that every place in it is where it stays. Resolves when that is done, at once where nothing was left
 * out.
 */
export function wholeHtml(): Promise<void> {
  const isWhole = document.documentElement.dataset.opening === undefined
  if (!isWhole) coming ??= layOut()
  return coming ?? Promise.resolve()
}

function isSeen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

async function layOut(): Promise<void> {
  // The rules of the whole sheet first, or all would be styled twice. Without them it shows as well.
  await wholeStylesheet().catch(() => {})
  await new Promise<void>(whenIdle)
  const rest = new Set(document.querySelectorAll<HTMLElement>('[data-below], [data-blocks] > *'))
  for (let many = 1; rest.size > 0; ) {
    const begun = performance.now()
    const turn: HTMLElement[] = []
    for (const part of rest) if (!isSeen(part) && turn.push(part) === many) break
    // What is seen comes last, by itself: a browser keeps in its place what does not change in the same moment.
    const seen = turn.length > 0 ? [] : [...rest]
    for (const part of [...turn, ...seen]) {
      part.style.contentVisibility = 'visible'
      rest.delete(part)
    }
    // Without containment, what stands at half a pixel moves by half a pixel: who looks at it would see it.
    for (const { style } of seen) style.contain = 'content'
    document.body.getBoundingClientRect()
    const pace = turnTime / (performance.now() - begun)
    many = Math.ceil(many * Math.min(pace, 2))
    await new Promise<void>(oncePainted)
  }
  delete document.documentElement.dataset.opening
}
