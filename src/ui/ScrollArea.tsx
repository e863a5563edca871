import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import * as styles from './ScrollArea.css.ts'

/** How long the scrollbar stays after the last move, in milliseconds. */
const hideDelay = 600

type ScrollAreaProps = {
  /** What is scrolled, for those who can't see it. */
  label: string
  children: ReactNode
  /** Comes to rest at the start of a list item. */
  snap?: boolean
  ref?: Ref<HTMLElement>
}

/** A region that scrolls sideways, by arrow keys too; its scrollbar shows while something moves. */
export function ScrollArea({ label, children, snap = false, ref }: ScrollAreaProps) {
  // Without scripts the bar is always there; with them it hides, and each move shows it anew.
  const [hidden, setHidden] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hideSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHidden(true), hideDelay)
  }, [])
  useEffect(() => {
    hideSoon()
    return () => clearTimeout(timer.current)
  }, [hideSoon])
  const onMove = () => {
    setHidden(false)
    hideSoon()
  }
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={snap ? `${styles.area} ${styles.snapping}` : styles.area}
      data-bar={hidden ? 'hidden' : undefined}
      onScroll={onMove}
      onPointerMove={onMove}
    >
      {children}
    </section>
  )
}
