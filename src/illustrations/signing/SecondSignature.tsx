import { signature } from '../parts/Signature.css.ts'
import * as styles from './SecondSignature.css.ts'

/** The ink of the second signatory: not there until the decision is taken, then written in two strokes. */
export const SecondSignature = () => (
  <svg className={`${signature} ${styles.ink}`} aria-hidden="true" viewBox="0 0 160 48">
    <path
      pathLength={1}
      strokeWidth={1.7}
      d="M12 37c5-9 10-25 15-29 3 3-1 18 0 26 5-10 11-23 17-26 2 5-3 19 0 25 3 4 9-5 14-11 5-6 9-12 12-13 2 4-7 17-5 23 2 4 7-9 11-9 3 0-1 8 3 8s5-7 9-7-1 7 3 7 7-19 11-24c3 3-6 18-3 23 4 4 9-9 12-8 0 4 0 7 4 5s6-8 8-8c-2 7-6 17-12 20"
    />
    <path pathLength={1} strokeWidth={1.2} d="M56 13c22-7 52-10 90-8" />
  </svg>
)
