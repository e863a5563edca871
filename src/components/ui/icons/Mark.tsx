import * as styles from './icons.css.ts'

/** The mark: two half-discs, two signatories. */
export function Mark() {
  return (
    <svg width={34} height={26} viewBox="0 0 34 26" fill="currentColor" aria-hidden="true">
      <path d="M2.5 14.1h19.6a9.8 9.8 0 0 1-19.6 0Z" />
      <path className={styles.second} d="M11.9 11.9a9.8 9.8 0 0 1 19.6 0Z" />
    </svg>
  )
}
