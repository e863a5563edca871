const keyframes = { opacity: [0, 1], translate: ['0 12px', 'none'] }

/**
 * Animates elements with `data-reveal` inside `root` once, when they scroll into view. Before that, and without
 * scripts, they are visible; those in view at the start are not animated. Returns a function that ends it.
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
