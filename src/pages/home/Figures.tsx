import { useEffect, useRef } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { Metric } from '../../content/metrics.ts'
import { formatNumber } from '../../i18n/format.ts'
import * as styles from './Figures.css.ts'
import { useMotion } from './useMotion.ts'

/**
 * The value of a counter `elapsed` milliseconds after its start: whole numbers from 0 to `target`, slowing down.
 * @example counterValue(2000, { target: 1100, duration: 2000 }) // 1100
 */
export function counterValue(
  elapsed: number,
  { target, duration }: { target: number; duration: number },
): number {
  const left = Math.max(0, 1 - elapsed / duration)
  return Math.round(target * (1 - left ** 3))
}

/** Runs one counter. `data-shown` has the running value, which CSS shows over the final one. */
function run(element: HTMLElement, format: (value: number) => string): void {
  const timing = { target: Number(element.dataset.count), duration: Number(element.dataset.duration) }
  let start: number | undefined
  const step = (now: number) => {
    // Stopped: the final figure is visible.
    if (element.dataset.shown === undefined) return
    start ??= now
    if (now - start >= timing.duration) {
      delete element.dataset.shown
      return
    }
    element.dataset.shown = format(counterValue(now - start, timing))
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Half of the section is visible, or it fills half of a low window. */
const halfSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)

/**
 * Counts the figures of a section from 0, once, as soon as half of it is seen: all its elements with `data-count`
 * (the final value) and `data-duration` (in milliseconds). If some of it is in view at the start, nothing is counted:
 * a figure that was already read must not fall to 0. Returns a function that ends it and shows the final figures.
 */
export function countWhenSeen(section: HTMLElement, format: (value: number) => string): () => void {
  const counters = [...section.querySelectorAll<HTMLElement>('[data-count]')]
  let waiting = false
  const observer = new IntersectionObserver(
    entries => {
      const entry = entries.at(-1)
      if (!entry) return
      if (!waiting) {
        if (entry.isIntersecting) return observer.disconnect()
        waiting = true
        for (const element of counters) element.dataset.shown = format(0)
      } else if (halfSeen(entry)) {
        observer.disconnect()
        for (const element of counters) run(element, format)
      }
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  )
  observer.observe(section)
  return () => {
    observer.disconnect()
    for (const element of counters) delete element.dataset.shown
  }
}

/** Large figures in a row. Those that have a duration count up to their value when they are first seen. */
export function Figures({ figures }: { figures: readonly Metric[] }) {
  const locale = useLocale()
  const motion = useMotion()
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    if (motion && list.current) return countWhenSeen(list.current, value => formatNumber(value, locale))
  }, [motion, locale])
  return (
    <dl ref={list} className={styles.figures}>
      {figures.map(({ id, value, text, duration_ms: duration, label }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-count={duration && value} data-duration={duration}>
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
