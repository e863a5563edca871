/** How long each testimonial is shown, in milliseconds. */
export const testimonialInterval = 7000

/**
 * Advances a carousel every `interval` milliseconds, but not while the tab is in the background.
 * Returns a function that ends it.
 */
export function rotate(advance: () => void, interval = testimonialInterval): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) advance()
  }, interval)
  return () => clearInterval(timer)
}

/**
 * The index `step` items further in a ring of `count` items.
 * @example around(2, 1, 3) // 0
 */
export const around = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count
