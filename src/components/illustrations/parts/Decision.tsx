import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

/** The picture of a button: the one thing left to decide in a window. It does nothing. */
export const Decision = ({ children }: { children: ReactNode }) => (
  <span className={styles.decision}>{children}</span>
)
