import { showScriptsFailed } from './scriptsFailed.ts'

// Without `pointerover`: a page that loads under a resting pointer gets that event before its scripts run.
const touches = ['pointermove', 'pointerdown', 'focusin'] as const

/** When a part of a page hydrates: near the window, when the browser is idle, or on interaction. */
export type Occasion = 'visible' | 'idle' | 'interaction'

/**
 * Resolves on the occasion: `visible` when the element comes near the window, `idle` when the
 * browser has nothing better to do. In each case also when the visitor touches the element, points at it or focuses it.
 */
export function waitFor(occasion: Occasion, element: Element): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  return new Promise<void>(resolve => {
    const notice = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) resolve()
    }
    // Above React's root: React stops events over HTML that is not hydrated yet.
    for (const type of touches)
      document.addEventListener(type, notice, { capture: true, passive: true, signal })
    if (occasion === 'idle') whenIdle(resolve)
    if (occasion !== 'visible') return
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

const uses = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Runs a task on the visitor's first interaction: scroll, pointer or key. */
export function onFirstUse(task: () => void): void {
  const over = new AbortController()
  const run = () => {
    over.abort()
    task()
  }
  for (const type of uses)
    document.addEventListener(type, run, { capture: true, passive: true, signal: over.signal })
}

/** Loads on an occasion; if that fails, tries again at the next interaction with the element. */
export async function loadOn<T>(
  occasion: Occasion,
  element: HTMLElement | null,
  load: () => Promise<T>,
): Promise<T> {
  if (element) await waitFor(occasion, element)
  try {
    const loaded = await load()
    delete element?.dataset.waiting
    return loaded
  } catch (error) {
    if (!element) throw error
    showScriptsFailed(element)
    return loadOn('interaction', element, load)
  }
}
