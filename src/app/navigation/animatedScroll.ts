import { motionAllowed } from '../../components/motion.ts'

/**
 * Slow at both ends: the share of the way done at a share of the time, both from 0 to 1.
 * @example easeInOut(0.5) // 0.5
 */
export const easeInOut = (time: number): number => (time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2)

/** Events with which a visitor takes over the scrolling. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to an element in `duration` milliseconds and focuses it. The visitor's wheel, touch or key stops the
 * animation; with reduced motion there is none.
 */
export function scrollToElement(target: HTMLElement, duration = 2000): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (!motionAllowed()) {
    target.scrollIntoView()
    return
  }

  const from = window.scrollY
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const over = new AbortController()
  for (const type of interruptions) {
    window.addEventListener(type, () => over.abort(), { passive: true, signal: over.signal })
  }
  let start: number | undefined
  const step = (now: number) => {
    if (over.signal.aborted) return
    start ??= now
    const time = Math.min(1, (now - start) / duration)
    // Measure on every frame: content that loads above may move the target.
    const to = target.getBoundingClientRect().top + window.scrollY - margin
    window.scrollTo({ top: from + (to - from) * easeInOut(time), behavior: 'instant' })
    if (time < 1) requestAnimationFrame(step)
    else over.abort()
  }
  requestAnimationFrame(step)
}

/** Animates links inside `root` that lead to a place on this page; returns a function that removes the listeners. */
export function followAnchors(root: HTMLElement, duration?: number): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    const target = href?.startsWith('#') ? document.getElementById(href.slice(1)) : undefined
    if (!target) return
    event.preventDefault()
    scrollToElement(target, duration)
  }
  root.addEventListener('click', follow)
  return () => root.removeEventListener('click', follow)
}
