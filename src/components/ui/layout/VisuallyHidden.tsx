import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type VisuallyHiddenProps = { as?: 'span' | 'div' | 'h2' | 'h3' | 'caption'; id?: string; children: ReactNode }

/** Text that is read out but not shown. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.visuallyHidden}>
      {children}
    </Tag>
  )
}
