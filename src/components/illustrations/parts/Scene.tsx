import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type SceneProps = {
  /** One sentence that replaces the picture for screen readers. */
  label: string
  children: ReactNode
}

/** A product illustration made of text and lines; screen readers get one sentence instead. */
export function Scene({ label, children }: SceneProps) {
  return (
    <figure role="img" aria-label={label} className={styles.scene}>
      <div aria-hidden="true">{children}</div>
    </figure>
  )
}
