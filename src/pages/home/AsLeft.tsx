import { useRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { approached, touched } from '../../browser/approach.ts'
import { focusAt, focusPlace } from '../../browser/focusPlace.ts'
import * as styles from '../../site/parts.css.ts'

type AsLeftProps = {
  /** What it is called among the parts of the page. */
  part: string
  /** The page as it was left before. */
  before: Element | undefined
  /** The live part inside, which is rendered anew when the visitor comes to it. */
  live?: { id: string; areas: readonly string[]; load: () => Promise<unknown> }
  children: ReactNode
}

/** A part of a page that stands, on return, as the visitor has left it: its nodes, and no more than them where it is still. */
export function AsLeft({ part, before, live, children }: AsLeftProps) {
  const { context } = useRouter().options
  const [nodes, setNodes] = useState(() => before?.querySelector(`[data-part="${part}"]`)?.childNodes)
  const focus = useRef(-1)
  const holder = useCallback(
    (element: Element | null) => {
      element?.append(...(nodes ?? []))
      return () => {
        if (element) focus.current = focusPlace(element)
      }
    },
    [nodes],
  )
  // Who has come to a link or a button of the old nodes is on that of the new ones.
  const anew = useCallback((element: Element | null) => {
    if (element) focusAt(element, focus.current)
  }, [])
  useEffect(() => {
    if (!nodes || !live) return
    let isOver = false
    const wake = async () => {
      for (let sign = approached; ; sign = touched) {
        await sign(live.id)
        if (isOver) return
        try {
          // Of the first page neither was ever fetched. What cannot be had now is tried again at the next touch.
          await Promise.all([live.load(), context.areas(...live.areas)])
          return startTransition(() => setNodes(undefined))
        } catch {}
      }
    }
    void wake()
    return () => {
      isOver = true
    }
  }, [nodes, live, context])
  return nodes ? (
    <div key="before" ref={holder} className={styles.part} data-part={part} />
  ) : (
    <div key="anew" ref={anew} className={styles.part} data-part={part}>
      {children}
    </div>
  )
}
