import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type ScrollAreaProps = {
  /** The accessible name of the region. */
  label: string
  children: ReactNode
  /** Snaps to the start of list items. */
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
