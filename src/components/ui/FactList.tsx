import type { ReactNode } from 'react'
import * as styles from './FactList.css.ts'

type FactListProps = { items: readonly { term: string; detail: ReactNode }[] }

/** A list of terms and descriptions with rules between them. */
export function FactList({ items }: FactListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
