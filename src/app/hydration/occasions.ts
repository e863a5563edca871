import { showScriptsFailed } from './scriptsFailed.ts'

// Without `pointerover`: a page that loads under a resting pointer gets that event before its scripts run.
const touches = ['pointermove', 'pointerdown', 'focusin'] as const

/** Resolves when the visitor touches an element, points at it or focuses it, or when it comes near the window (`isSeen`). */
function use(element: Element, isSeen: boolean): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  return new Promise<void>(resolve => {
    const notice = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) resolve()
    }
    // Above React's root: React stops events over HTML that is not hydrated yet.
    for (const type of touches)
      document.addEventListener(type, notice, { capture: true, passive: true, signal })
    if (!isSeen) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: '0px 0px 25% 0px' },
    )
    // An element without a box is observed through its children.
    observer.observe(element.firstElementChild ?? element)
    signal.addEventListener('abort', () => observer.disconnect())
  }).finally(() => over.abort())
}

/** Runs a task when the browser is idle, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** Loads once an element is near the window or used; if that fails, tries again whenever it is used. */
export async function loadNear<T>(element: HTMLElement | null, load: () => Promise<T>): Promise<T> {
  for (let isSeen = true; ; isSeen = false) {
    if (element) await use(element, isSeen)
    try {
      return await load()
    } catch (error) {
      if (!element) throw error
      showScriptsFailed(element)
    }
  }
}

/** Says that a part has hydrated: the clicks and keys that waited for it happen. */
export function markLive(part: HTMLElement): void {
  delete part.dataset.waiting
  window.earlyUse?.look()
}
