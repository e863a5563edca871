import * as styles from './Spinner.css.ts'

/** A progress indicator; the text beside it says what is going on. */
export const Spinner = () => (
  <svg
    className={styles.spinner}
    width={18}
    height={18}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden="true"
  >
    <circle cx={10} cy={10} r={7.5} strokeOpacity={0.28} />
    <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
  </svg>
)
