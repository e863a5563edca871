import type { ReactNode } from 'react'
import * as styles from './Phone.css.ts'
import { seenAt } from './seenAt.ts'

/** A phone, upright, with what its screen shows. */
export const Phone = ({ children }: { children: ReactNode }) => (
  <div className={styles.phone}>
    <div className={styles.screen}>
      <p className={styles.status}>
        <span>{seenAt}</span>
        <span>5G</span>
      </p>
      {children}
    </div>
  </div>
)
