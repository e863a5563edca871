import type { ReactNode } from 'react'
import * as styles from './Stack.css.ts'

type StackProps = { gap: keyof typeof styles.gap; children: ReactNode }

/** Things one under another, at the start edge, equally far apart. */
export function Stack({ gap, children }: StackProps) {
  return <div className={`${styles.stack} ${styles.gap[gap]}`}>{children}</div>
}
