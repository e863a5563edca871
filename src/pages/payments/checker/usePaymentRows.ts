import { useEffect, useRef, useState } from 'react'
import type { Payment } from '../formats/types.ts'
import { paymentRows, type Query } from './checkTask.ts'

/** How many rows are asked for at once. */
const page = 200

/**
 * The rows of a table that are needed, from the worker that keeps them all.
 * @param view the first and the last row in view.
 * @returns the row at an index; undefined until it has come.
 */
export function usePaymentRows(id: string, query: Query, view: { first: number; last: number }) {
  const [pages, setPages] = useState<{ query: Query; rows: ReadonlyMap<number, Payment[]> }>({
    query,
    rows: new Map(),
  })
  const asked = useRef(new Set<number>())
  const askedFor = useRef(query)
  const first = Math.floor(view.first / page)
  const last = Math.floor(view.last / page)
  useEffect(() => {
    if (askedFor.current !== query) {
      askedFor.current = query
      asked.current = new Set()
    }
    for (let index = first; index <= last; index++) {
      if (asked.current.has(index)) continue
      const those = asked.current.add(index)
      paymentRows(id, query, index * page, (index + 1) * page).then(
        rows =>
          setPages(known =>
            askedFor.current === query
              ? { query, rows: new Map(known.query === query ? known.rows : []).set(index, rows) }
              : known,
          ),
        () => those.delete(index),
      )
    }
  }, [id, query, first, last])
  // Rows of the query before are shown until those of the new one come, so that the table does not flicker.
  return (index: number) => pages.rows.get(Math.floor(index / page))?.[index % page]
}
