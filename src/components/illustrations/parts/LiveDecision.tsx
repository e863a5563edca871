import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type LiveDecisionProps = {
  /** The name of the checkbox: the words of `off`, with what they apply to. It doesn't change. */
  label: string
  /** On the crimson button, as long as nothing is decided. */
  off: ReactNode
  /** On the petrol one afterwards; it is announced. */
  on: ReactNode
}

/** The decision of an interactive illustration: a checkbox that looks like a button. Unchecking takes it back. */
export const LiveDecision = ({ label, off, on }: LiveDecisionProps) => (
  <label className={styles.decisionButton}>
    <input type="checkbox" aria-label={label} className={styles.decisionBox} />
    <span aria-hidden="true" className={styles.beforeDecision}>
      {off}
    </span>
    <span role="status">
      <span className={styles.afterDecision}>{on}</span>
    </span>
  </label>
)
