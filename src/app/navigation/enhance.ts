import { watchReading } from '../../components/article/reading.ts'
import { offerCopy, offerShare } from '../../components/article/sharing.ts'
import { followAnchors } from './animatedScroll.ts'
import { lazyEffect } from './lazyEffect.ts'

let ends: (() => void)[] = []

/**
 * Adds behaviour to what a page declares in its HTML, whether it was prerendered and kept or rendered by navigation:
 * `data-contents` is a table of contents that follows the reading, `data-glide` holds links that scroll smoothly to
 * their place, `data-turns` a row that turns, `data-copy` and `data-share` pass the page's address on. Ends what it added
 * to the page before.
 */
export function enhancePage(): void {
  for (const end of ends) end()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  ends = [
    ...all('[data-contents]').map(element => watchReading(element)),
    ...all('[data-copy]').map(element => offerCopy(element)),
    ...all('[data-share]').map(element => offerShare(element)),
    ...all('[data-turns]').map(element =>
      lazyEffect(async () => (await import('./turning.ts')).offerTurns(element)),
    ),
    ...all('[data-glide]').map(element => followAnchors(element)),
  ]
}
