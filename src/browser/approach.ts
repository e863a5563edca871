const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** The ids that were touched by scripts, perhaps before anything watched them. */
const called = new Set<string>()

/**
 * Calls `act` once, when the element is touched, pointed at or focused. Returns a function that ends the watch.
 * It listens above React, which stops events over HTML that it has yet to hydrate.
 */
function onTouch(element: Element, act: () => void): () => void {
  const controller = new AbortController()
  const notice = ({ target }: Event) => {
    if (!element.contains(target as Node)) return
    controller.abort()
    act()
  }
  for (const sign of signs) {
    document.addEventListener(sign, notice, { capture: true, passive: true, signal: controller.signal })
  }
  return () => controller.abort()
}

/** Resolves when the element with this id is touched, pointed at or focused; never where it is not in the page. */
export function touched(id: string): Promise<void> {
  const element = document.getElementById(id)
  return new Promise(resolve => {
    if (called.delete(id)) resolve()
    else if (element) onTouch(element, resolve)
  })
}

/**
 * Resolves when the element with this id comes near the window (one window's height below it), or is touched,
 * pointed at or focused; at once where it is not in the page.
 */
export function approached(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise(resolve => {
    const arrive = () => {
      observer.disconnect()
      end()
      resolve()
    }
    const end = onTouch(element, arrive)
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) arrive()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    // An element without a box of its own is as near as what it holds.
    observer.observe(element.firstElementChild ?? element)
  })
}

/** Does what a visitor's touch does to the element with this id. */
export const touch = (id: string): void => {
  called.add(id)
  document.getElementById(id)?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
