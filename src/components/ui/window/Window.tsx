import type { ReactNode } from 'react'
import * as styles from './Window.css.ts'

type WindowProps = {
  title: ReactNode
  /** At the end of the title bar: a tag, a date, a count. */
  aside?: ReactNode
  children: ReactNode
}

/** A product window, as illustrations show it. */
export function Window({ title, aside, children }: WindowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </div>
  )
}
