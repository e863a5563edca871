import { oncePainted } from './painted.ts'
import { wholeHtml } from './wholeHtml.ts'

/** The steps of a visitor from page to page; `toTop` is true while the last one leads to the top of a page. */
export const steps = { toTop: false }

/** Resolves when the page shows and is whole; its first screen may be shown alone for a moment (`data-rest`). */
export async function wholePage(): Promise<void> {
  await new Promise<void>(oncePainted)
  await wholeHtml()
  while (document.querySelector('[data-rest]')) await new Promise<void>(oncePainted)
}
