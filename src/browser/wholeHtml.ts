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
    for (const part of parts.splice(0, many)) part.style.contentVisibility = 'visible'
    document.body.getBoundingClientRect()
    many = performance.now() - begun < long ? many * 4 : Math.ceil(many / 4)
    await new Promise<void>(oncePainted)
  }
  delete document.documentElement.dataset.opening
}
