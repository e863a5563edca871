import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type SceneProps = {
  /** The one sentence that is read out in place of the picture. */
  label: string
  children: ReactNode
}

/** A picture of the product made of words and lines: seen as it stands, read out as one sentence. */
export function Scene({ label, children }: SceneProps) {
  return (
    <figure role="img" aria-label={label} className={styles.scene}>
      <div aria-hidden="true">{children}</div>
    </figure>
  )
}
