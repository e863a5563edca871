// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as blocks would lose its own roles
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: for the same reason
import type { ReactNode } from 'react'
import * as styles from './Table.css.ts'

type TableProps = {
  /** The caption. */
  caption: string
  head: readonly string[]
  /** Cells by row; the first of each row is its header. */
  rows: readonly (readonly ReactNode[])[]
  /** The first numeric column (from 0): it and all later ones are aligned at the end. */
  numeric?: number
  /** The last row is the total. */
  total?: boolean
}

/**
 * A small table with rules. On phones a table of text shows each row as a list of labelled cells; a table of numbers
 * stays a table.
 */
export function Table({ caption, head, rows, numeric, total = false }: TableProps) {
  const kind = (column: number) => (numeric !== undefined && column >= numeric ? styles.number : undefined)
  const table = (
    <table
      role="table"
      className={[styles.table, numeric === undefined && styles.folding, total && styles.total]
        .filter(Boolean)
        .join(' ')}
    >
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title, column) => (
            <th key={title} role="columnheader" scope="col" className={kind(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first, ...rest], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move, and several may have the same header
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {rest.map((cell, index) => (
              <td
                key={head[index + 1] ?? index}
                role="cell"
                data-head={head[index + 1]}
                className={kind(index + 1)}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (numeric === undefined) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where figures have no room, the region scrolls, by keyboard too
    <section className={styles.area} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}
