const keyframes = { opacity: [0, 1], translate: ['0 12px', 'none'] }

/**
 * Lets the elements with `data-reveal` inside `root` rise and appear once, when they come into view from below.
 * They are visible until then and without scripts; those in view at the start stay as they are.
 * Returns a function that ends it.
 */
export function revealOnce(root: HTMLElement): () => void {
  const known = new WeakSet<Element>()
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) {
        observer.unobserve(target)
        if (known.has(target) && boundingClientRect.top > 0) {
          target.animate(keyframes, { duration: 500, easing: 'ease-out' })
        }
      }
      known.add(target)
    }
  })
  for (const element of root.querySelectorAll('[data-reveal]')) observer.observe(element)
  return () => observer.disconnect()
}
