import type { ReactNode } from 'react'
import * as styles from './Window.css.ts'

type WindowRowProps = {
  children: ReactNode
  /** At the end of the row: an amount, a tag or a button; never wraps. */
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
