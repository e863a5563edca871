import { useEffect, useRef } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { Metric } from '../../content/metrics.ts'
import { formatNumber } from '../../i18n/format.ts'
import { countWhenSeen } from './counter.ts'
import * as styles from './Figures.css.ts'
import { useMotion } from './useMotion.ts'

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
