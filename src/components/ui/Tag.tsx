import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type TagProps = { tone: keyof typeof styles.tagTone; children: ReactNode }

/** A short status label; `waiting` calls for a decision. */
export function Tag({ tone, children }: TagProps) {
  return <span className={`${styles.tag} ${styles.tagTone[tone]}`}>{children}</span>
}
