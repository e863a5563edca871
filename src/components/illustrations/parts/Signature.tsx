import * as styles from './parts.css.ts'

/** A signature in ink: the name, then the flourish under it. */
export const Signature = () => (
  <svg className={styles.signature} aria-hidden="true" viewBox="0 0 160 48">
    <path
      pathLength={1}
      strokeWidth={1.7}
      d="M9 35C15 19 21 6 26 7c6 2-8 27-4 29 4 1 8-15 12-15s-3 12 1 13 6-14 10-14-2 12 2 13c6 1 10-23 14-31 2-3 4-2 3 2-2 10-9 25-7 29 3 3 8-9 12-9s-1 8 3 8 6-8 9-8 1 9 5 8c9-2 24-10 52-12"
    />
    <path pathLength={1} strokeWidth={1.2} d="M24 44c30-6 72-9 114-8" />
  </svg>
)
