import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type LiveSceneProps = {
  /** One sentence that replaces the picture for screen readers; true before and after the decision. */
  label: string
  /** The picture, with one `LiveDecision` in it. All other text is `aria-hidden`, each part for itself. */
  children: ReactNode
}

/**
 * A scene whose one decision the visitor can take, without any script: a checkbox, and styles that answer to it
 * (`decided`, `beforeDecision` and `afterDecision` in the stylesheet). Nothing inside a hidden element can be reached, so this figure
 * doesn't hide its content as a whole; its parts hide themselves, all but the decision.
 */
export const LiveScene = ({ label, children }: LiveSceneProps) => (
  <figure aria-label={label} className={`${styles.scene} ${styles.live}`}>
    {children}
  </figure>
)
