import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type GridProps = { columns: 2 | 3 | 4; gap?: 'normal' | 'wide'; children: ReactNode }

/** Equal columns on wide screens, one on phones. */
export const Grid = ({ columns, gap = 'normal', children }: GridProps) => (
  <div className={styles.grid} data-columns={columns} data-gap={gap}>
    {children}
  </div>
)
