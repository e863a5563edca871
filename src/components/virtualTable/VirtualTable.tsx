import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsPrinting } from './useIsPrinting.ts'
import * as styles from './VirtualTable.css.ts'

/** The column that rows are sorted by. */
export type TableSort<Key> = { key: Key; isDescending: boolean }

type VirtualTableProps<Key extends string> = {
  /** The name of the region that scrolls. */
  label: string
  /** A class of its own, for the widths of its columns. */
  className: string
  columns: readonly Key[]
  head: Readonly<Record<Key, string>>
  /** The number of rows; `isPartial` while more are to come. */
  count: number
  isPartial?: boolean
  /** The cells of a row; undefined until they have come. */
  cellsAt: (index: number) => ReactNode
  /** Whether a row is a part of the one before it. */
  isPart?: (index: number) => boolean
  /** Called with the first and the last row in view. */
  onView: (first: number, last: number) => void
  sort: TableSort<Key> | undefined
  /** Without it, the rows keep their order. */
  onSort?: ((sort: TableSort<Key> | undefined) => void) | undefined
  /** The columns that show their greatest first. */
  descendingFirst: readonly Key[]
  /** How many rows are printed, and what paper says if there are more. */
  printed: number
  onPaper: string
}

/**
 * A table of any number of rows. Only those in view are in the document; the region scrolls with the keyboard as any
 * other.
 */
export function VirtualTable<Key extends string>(props: VirtualTableProps<Key>) {
  const { columns, head, count, cellsAt, isPart, onView, sort, onSort, descendingFirst, printed } = props
  const region = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => 68,
    overscan: 8,
    useFlushSync: false,
  })
  // The browser keeps the place when rows above it change; a scroll by script would end the visitor's own.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const isPrinting = useIsPrinting()
  const inView = virtualizer.getVirtualItems()
  const first = inView[0]?.index ?? 0
  const last = inView.at(-1)?.index ?? 0
  useEffect(() => onView(first, last), [onView, first, last])
  const visible = isPrinting
    ? Array.from({ length: Math.min(printed, count) }, (_, index) => ({ index }))
    : inView
  const before = isPrinting ? 0 : (inView[0]?.start ?? 0)
  const after = isPrinting ? 0 : virtualizer.getTotalSize() - (inView.at(-1)?.end ?? 0)
  const next = (key: Key): TableSort<Key> | undefined => {
    const startsDown = descendingFirst.includes(key)
    if (sort?.key !== key) return { key, isDescending: startsDown }
    // The third time, the order of the file is back.
    return sort.isDescending === startsDown ? { key, isDescending: !startsDown } : undefined
  }
  const className = `${styles.table} ${props.className}`
  const direction = sort?.isDescending ? 'descending' : 'ascending'
  const spacer = (size: number, index?: number) => <Spacer key={index} size={size} columns={columns.length} />
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its own role */}
      <table role="table" className={className} aria-rowcount={props.isPartial ? -1 : count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(key => (
              <th
                key={key}
                scope="col"
                aria-sort={sort?.key === key ? direction : undefined}
                data-column={key}
              >
                {onSort ? (
                  <button type="button" className={styles.sort} onClick={() => onSort(next(key))}>
                    {head[key]}
                  </button>
                ) : (
                  head[key]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spacer(before)}
          {visible.map(({ index }) => {
            const cells = cellsAt(index)
            // A row that is on its way takes the room of one, and is not measured.
            if (!cells) return spacer(virtualizer.options.estimateSize(index), index)
            return (
              <tr
                key={index}
                ref={isPrinting ? undefined : virtualizer.measureElement}
                data-index={index}
                data-part={isPart?.(index) ? '' : undefined}
                aria-rowindex={index + 2}
              >
                {cells}
              </tr>
            )
          })}
          {spacer(after)}
        </tbody>
      </table>
      {count > printed && <p className={styles.onPaper}>{props.onPaper}</p>}
    </section>
  )
}

/** Takes the room of the rows that are not in the document. Its height is set by script, as the policy demands. */
function Spacer({ size, columns }: { size: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true" className={styles.spacer}>
      <td
        colSpan={columns}
        ref={cell => {
          if (cell) cell.style.blockSize = `${size}px`
        }}
      />
    </tr>
  )
}
