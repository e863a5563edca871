/**
 * Resolves when the element with this id comes near the window (one window's height below it), or is touched,
 * pointed at or focused; at once where it is not in the page.
 */
export function approached(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise(resolve => {
    const signs = ['pointerover', 'touchstart', 'focusin']
    const arrive = () => {
      observer.disconnect()
      for (const sign of signs) element.removeEventListener(sign, arrive, true)
      resolve()
    }
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) arrive()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    // An element without a box of its own is as near as what it holds.
    observer.observe(element.firstElementChild ?? element)
    for (const sign of signs) element.addEventListener(sign, arrive, { capture: true, passive: true })
  })
}
