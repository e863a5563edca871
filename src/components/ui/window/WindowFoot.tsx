import type { ReactNode } from 'react'
import * as styles from './Window.css.ts'

type WindowFootProps = {
  children: ReactNode
  /** At the end of the footer: a button. */
  end?: ReactNode
}

/** The footer of a product window. */
export function WindowFoot({ children, end }: WindowFootProps) {
  return (
    <div className={styles.foot}>
      {children}
      {end && <span className={styles.windowFootEnd}>{end}</span>}
    </div>
  )
}
