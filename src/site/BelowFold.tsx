import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { steps } from '../browser/firstScreen.ts'
import { oncePainted } from '../browser/painted.ts'
import * as styles from './BelowFold.css.ts'
import { PageDataContext } from './pageData.ts'

/**
 * What a page shows below its first screen, also on a wide window. On a step to the page it comes once that screen has been
 * painted: a heading need not wait for text that nobody sees yet. In HTML, for a place within the page, and on return it is
 * there at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { ahead } = useContext(PageDataContext)
  const [isThere, setThere] = useState(!(ahead || steps.toTop))
  useEffect(() => {
    if (!isThere) return oncePainted(() => startTransition(() => setThere(true)))
  }, [isThere])
  return isThere ? children : <div className={styles.place} data-rest="" />
}
