import * as styles from './AuthoritiesScene.css.ts'
import type { Power } from './powers.ts'

const fills: Record<Power, string | undefined> = {
  alone: 'M1.5 11a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0-19 0Z',
  jointly: 'M1.5 11a9.5 9.5 0 0 0 19 0Z',
  none: undefined,
}

/** A power as a circle: full for alone, half for jointly, empty for none. */
export const Mark = ({ power }: { power: Power }) => (
  <svg className={styles.mark} aria-hidden="true" viewBox="0 0 22 22">
    <circle cx={11} cy={11} r={9.5} />
    {fills[power] && <path d={fills[power]} />}
  </svg>
)
