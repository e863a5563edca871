import { useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { formatDay } from '../../i18n/format.ts'
import { kindsOf } from '../../statements/export.ts'
import type { Row, Sort, SortKey } from '../../statements/filter.ts'
import type { Amount } from '../../statements/types.ts'
import { Tag } from '../../ui/Tag.tsx'
import * as styles from './MovementTable.css.ts'
import { useIsPrinting } from './useIsPrinting.ts'
import { printed, type ShownLines } from './useLines.ts'
import { useMovementWords } from './useMovementWords.ts'

type MovementTableProps = {
  lines: ShownLines
  /** Called with the first line in view. */
  onMove: (first: number) => void
  amount: (amount: Amount) => string
  sort: Sort | undefined
  /** Without it, the lines keep their order. */
  onSort?: (sort: Sort | undefined) => void
}

const columns: SortKey[] = ['booked', 'valued', 'counterparty', 'text', 'code', 'amount']

/**
 * The movements, each followed by its transactions. Only the rows in view are in the document, whatever their number;
 * the region scrolls with the keyboard as any other.
 */
export function MovementTable({ lines, onMove, amount, sort, onSort }: MovementTableProps) {
  const { t } = useLingui()
  const { head } = useMovementWords()
  const { format: number } = new Intl.NumberFormat(useLocale())
  const region = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: lines.total,
    getScrollElement: () => region.current,
    estimateSize: () => 68,
    overscan: 8,
    useFlushSync: false,
  })
  // The browser keeps the place when rows above it change; a scroll by script would end the visitor's own.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const isPrinting = useIsPrinting()
  const most = number(printed)
  const all = number(lines.total)
  const inView = virtualizer.getVirtualItems()
  const onPaper = Math.min(lines.total, printed)
  const visible = isPrinting ? Array.from({ length: onPaper }, (_, index) => ({ index })) : inView
  const start = inView[0]?.index ?? 0
  useEffect(() => onMove(start), [onMove, start])
  const before = isPrinting ? 0 : (inView[0]?.start ?? 0)
  const after = isPrinting ? 0 : virtualizer.getTotalSize() - (inView.at(-1)?.end ?? 0)
  const next = (key: SortKey): Sort | undefined => {
    if (sort?.key !== key) return { key, isDescending: key === 'amount' }
    const turned = { key, isDescending: !sort.isDescending }
    // The third time, the order of the file is back.
    return turned.isDescending === (key === 'amount') ? undefined : turned
  }
  const direction = sort?.isDescending ? 'descending' : 'ascending'
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={t`Mouvements`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its own role */}
      <table role="table" className={styles.table} aria-rowcount={onSort ? lines.total + 1 : -1}>
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
          <Spacer size={before} />
          {visible.map(({ index }) => {
            const row = lines.rowAt(index)
            // A line that is on its way takes the room of one, and is not measured.
            if (!row) return <Spacer key={index} size={virtualizer.options.estimateSize(index)} />
            return (
              <tr
                key={index}
                ref={isPrinting ? undefined : virtualizer.measureElement}
                data-index={index}
                data-part={row.transaction ? '' : undefined}
                aria-rowindex={index + 2}
              >
                <Cells row={row} amount={amount} />
              </tr>
            )
          })}
          <Spacer size={after} />
        </tbody>
      </table>
      {lines.total > printed && (
        <p className={styles.onPaper}>
          {t`Seules les ${most} premières lignes sur ${all} sont imprimées. Filtrez-les, ou enregistrez le CSV pour les avoir toutes.`}
        </p>
      )}
    </section>
  )
}

/** Takes the room of the rows that are not in the document. Its height is set by script, as the policy demands. */
function Spacer({ size }: { size: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true" className={styles.spacer}>
      <td
        colSpan={columns.length}
        ref={cell => {
          if (cell) cell.style.blockSize = `${size}px`
        }}
      />
    </tr>
  )
}

function Cells({ row: { movement, transaction }, amount }: { row: Row; amount: (amount: Amount) => string }) {
  const locale = useLocale()
  const { head, kinds } = useMovementWords()
  const day = (value: string | undefined) => value && formatDay(value, locale, { dateStyle: 'medium' })
  const said = transaction ?? movement
  const [name, ...account] = said.counterparty.split(' · ')
  const size = transaction ? transaction.amount : movement.amount
  return (
    <>
      <td data-column="booked">{!transaction && day(movement.booked)}</td>
      <td data-column="valued" data-name={head.valued}>
        {!transaction && day(movement.valued)}
      </td>
      <td data-column="counterparty">
        {name}
        {account.length > 0 && <span className={styles.detail}>{account.join(' · ')}</span>}
      </td>
      <td data-column="text">
        {said.text}
        {said.references.length > 0 && <span className={styles.detail}>{said.references.join(' · ')}</span>}
        {!transaction &&
          kindsOf(movement, kinds).map(kind => (
            <Tag key={kind} tone="waiting">
              {kind}
            </Tag>
          ))}
      </td>
      <td data-column="code" data-name={head.code}>
        {!transaction && movement.code}
      </td>
      <td data-column="amount">{size === undefined ? '' : amount(size)}</td>
    </>
  )
}
