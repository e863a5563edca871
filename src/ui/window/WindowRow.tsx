import type { ReactNode } from 'react'
import * as styles from './Window.css.ts'

type WindowRowProps = {
  children: ReactNode
  /** An amount, a tag or a button at the end of the row; it never wraps. */
  end?: ReactNode
}

/** One line of a product window. */
export function WindowRow({ children, end }: WindowRowProps) {
  return (
    <div className={styles.row}>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  )
}
