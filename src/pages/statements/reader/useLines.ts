import { useEffect, useState } from 'react'
import type { Row } from '../formats/filter.ts'
import type { Lines, View } from '../formats/session.ts'
import { linesOf } from './readerWorker.ts'

/**
 * How many lines the page has from the start, which are those that are printed: some forty pages. Beyond, paper is no
 * help, and the browser would not answer for long.
 */
export const printed = 2000
/** How many lines are fetched at once for the screen, and how many of them before the one in view. */
const size = 300
const before = 100

/** What the page has of a view: its first lines, and those around the place that is looked at. */
export type ShownLines = {
  total: number
  movements: number
  sum: Lines['sum']
  rowAt: (index: number) => Row | undefined
}

/**
 * The lines of a view, which the worker keeps. While those of another view are on their way, the ones before them stay.
 * @param start the first line in view.
 */
export function useLines(view: View, start: number): ShownLines | undefined {
  const [head, setHead] = useState<{ view: View; lines: Lines }>()
  const [around, setAround] = useState<{ view: View; lines: Lines }>()
  useEffect(() => {
    let isCurrent = true
    let later: ReturnType<typeof setTimeout> | undefined
    const show = async (count: number) => {
      const lines = await linesOf(view, 0, count)
      if (!isCurrent) return
      setHead({ view, lines })
      if (lines.total > count && count < printed) later = setTimeout(() => show(printed).catch(() => {}), 300)
    }
    // If the worker was stopped, what is shown stays.
    show(size).catch(() => {})
    return () => {
      isCurrent = false
      clearTimeout(later)
    }
  }, [view])

  const first = Math.max(0, Math.floor(start / before) * before - before)
  const fetched = head?.lines.rows.length ?? 0
  const isBeyond = head !== undefined && head.lines.total > fetched && first + size > Math.max(fetched, size)
  useEffect(() => {
    if (!isBeyond) return
    let isCurrent = true
    linesOf(view, first, size).then(
      lines => isCurrent && setAround({ view, lines }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [view, first, isBeyond])

  if (!head) return undefined
  const { total, movements, sum, rows } = head.lines
  const rest = around?.view === head.view ? around.lines : undefined
  return { total, movements, sum, rowAt: index => rows[index] ?? rest?.rows[index - rest.first] }
}
