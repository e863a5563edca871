import { oncePainted } from './painted.ts'
import { whenIdle, wholeStylesheet } from './stylesheet.ts'

/** A turn that takes more milliseconds is followed by smaller ones. */
const long = 8

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

async function layOut(): Promise<void> {
  // The rules of the whole sheet first, or all would be styled twice. Without them it shows as well.
  await wholeStylesheet().catch(() => {})
  await new Promise<void>(whenIdle)
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below], [data-blocks] > *')]
  for (let many = 4; parts.length > 0; ) {
    const begun = performance.now()
    const turn = parts.splice(0, many)
    // Without containment, what stands at half a pixel moves by half a pixel: who looks at it would see it.
    const seen = turn.filter(part => part.getBoundingClientRect().top < innerHeight)
    for (const { style } of turn) style.contentVisibility = 'visible'
    for (const { style } of seen) style.contain = 'content'
    document.body.getBoundingClientRect()
    many = performance.now() - begun < long ? many * 4 : Math.ceil(many / 4)
    await new Promise<void>(oncePainted)
  }
  delete document.documentElement.dataset.opening
}
