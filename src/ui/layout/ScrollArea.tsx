import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type ScrollAreaProps = {
  /** What is scrolled, for those who can't see it. */
  label: string
  children: ReactNode
  /** Comes to rest at the start of a list item. */
  snap?: boolean
}

/**
 * A region that scrolls sideways, with arrow keys too; `components/turning.ts` pages through it and hides its
 * scrollbar.
 */
export const ScrollArea = ({ label, children, snap = false }: ScrollAreaProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    tabIndex={0}
    className={snap ? `${styles.scrollArea} ${styles.snapping}` : styles.scrollArea}
    data-bar=""
  >
    {children}
  </section>
)
