import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { steps } from '../browser/firstScreen.ts'
import { oncePainted } from '../browser/painted.ts'
import * as styles from './BelowFold.css.ts'

/**
 * What a page shows below its first screen, also on a wide window. On a step to the page it comes once that screen has been
 * painted: a heading need not wait for text that nobody sees yet. In HTML, for a place within the page, and on return it is
 * there at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(!steps.toTop)
  useEffect(() => {
    if (!isThere) return oncePainted(() => startTransition(() => setThere(true)))
  }, [isThere])
  return isThere ? children : <div className={styles.place} data-rest="" />
}
