import { metrics } from '../../content/metrics.ts'
import { useLocale } from '../useLocale.ts'
import * as styles from './MetricGrid.css.ts'

type MetricGridProps = {
  /** Ids of figures in `content/metrics.yml`, in order; unknown ids are left out. */
  ids: readonly string[]
  /** On a grey ground, or as a table with rules. */
  look: keyof typeof styles.look
  label?: string
  labelledBy?: string
}

/** Figures with their labels: four in a row on wide screens, two on phones. */
export function MetricGrid({ ids, look, label, labelledBy }: MetricGridProps) {
  const all = metrics(useLocale())
  const figures = ids.flatMap(id => all.get(id) ?? [])
  return (
    <section aria-label={label} aria-labelledby={labelledBy}>
      <dl className={styles.look[look]}>
        {figures.map(({ id, text, label }) => (
          <div key={id} className={styles.metric}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
