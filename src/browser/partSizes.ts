import { comingBack } from './leftPages.ts'
import { partsOfPages } from './wholeHtml.ts'

/** How high the inside of each part was when it was last seen, in pixels, and how wide the window. */
const sizes = new WeakMap<Element, { window: number; height: number }>()

/**
 * Of a page that is about to come back, only what is seen need be laid out before it shows: of every other part the height
 * is known. `wholeHtml` has the rest laid out.
 */
comingBack.prepare = page => {
  for (const part of page.querySelectorAll<HTMLElement>(partsOfPages)) {
    const size = sizes.get(part)
    if (size?.window !== innerWidth) continue
    const containIntrinsicBlockSize = `${size.height}px`
    Object.assign(part.style, { contentVisibility: 'auto', containIntrinsicBlockSize, contain: '' })
  }
}

/** Keeps the sizes of all parts of the page up to date, for when it is left and comes back. Returns a function that ends it. */
export function watchPartSizes(): () => void {
  const observer = new ResizeObserver(entries => {
    for (const { target, contentBoxSize } of entries) {
      const [box] = contentBoxSize
      // What has just been taken out of the page has no size.
      if (box && target.isConnected) sizes.set(target, { window: innerWidth, height: box.blockSize })
    }
  })
  for (const part of document.querySelectorAll(partsOfPages)) observer.observe(part)
  return () => observer.disconnect()
}
