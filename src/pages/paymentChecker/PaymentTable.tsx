import { useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { PaymentSort, PaymentSortKey } from '../../payments/listPayments.ts'
import type { Payment } from '../../payments/types.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useIsPrinting } from '../statementReader/useIsPrinting.ts'
import type { Query } from './checkTask.ts'
import * as styles from './PaymentTable.css.ts'
import { usePaymentRows } from './usePaymentRows.ts'
import { accountText, usePaymentWords } from './usePaymentWords.ts'

type PaymentTableProps = {
  id: string
  query: Query
  count: number
  isDebit: boolean
  sort: PaymentSort | undefined
  onSort: (sort: PaymentSort | undefined) => void
}

const columns: PaymentSortKey[] = ['number', 'name', 'text', 'severity', 'amount']

/** How many rows are printed: those that come with the first answer. */
const printed = 200

/**
 * The payments of a file. Only the rows in view are in the document, and only those near it in the page's memory; the
 * region scrolls with the keyboard as any other.
 */
export function PaymentTable({ id, query, count, isDebit, sort, onSort }: PaymentTableProps) {
  const { t } = useLingui()
  const words = usePaymentWords()
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
  const rowAt = usePaymentRows(id, query, inView.length > 0 ? inView.map(({ index }) => index) : [0])
  const visible = isPrinting
    ? Array.from({ length: Math.min(printed, count) }, (_, index) => ({ index }))
    : inView
  const before = isPrinting ? 0 : (inView[0]?.start ?? 0)
  const after = isPrinting ? 0 : virtualizer.getTotalSize() - (inView.at(-1)?.end ?? 0)
  const head: Record<PaymentSortKey, string> = {
    number: t({ message: `N°`, comment: 'head of a column: number of the payment in the file' }),
    name: isDebit ? t`Débiteur` : t`Bénéficiaire`,
    text: t({ message: `Communication`, comment: 'head of a column: what a payment is about' }),
    severity: t({ message: `État`, comment: 'head of a column: remark or refusal' }),
    amount: t`Montant`,
  }
  const startsDown = (key: PaymentSortKey) => key === 'amount' || key === 'severity'
  const next = (key: PaymentSortKey): PaymentSort | undefined => {
    if (sort?.key !== key) return { key, isDescending: startsDown(key) }
    // The third time, the order of the file is back.
    return sort.isDescending === startsDown(key) ? { key, isDescending: !sort.isDescending } : undefined
  }
  const direction = sort?.isDescending ? 'descending' : 'ascending'
  const most = words.count(printed)
  const all = words.count(count)
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={t({ message: `Paiements`, comment: 'a table' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its own role */}
      <table role="table" className={styles.table} aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(key => (
              <th
                key={key}
                scope="col"
                aria-sort={sort?.key === key ? direction : undefined}
                data-column={key}
              >
                <button type="button" className={styles.sort} onClick={() => onSort(next(key))}>
                  {head[key]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer size={before} />
          {visible.map(({ index }) => (
            <tr
              key={index}
              ref={isPrinting ? undefined : virtualizer.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
            >
              <Cells payment={rowAt(index)} />
            </tr>
          ))}
          <Spacer size={after} />
        </tbody>
      </table>
      {count > printed && (
        <p className={styles.onPaper}>{t`Seules les ${most} premières lignes sur ${all} sont imprimées.`}</p>
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

function Cells({ payment }: { payment: Payment | undefined }) {
  const { t } = useLingui()
  const words = usePaymentWords()
  if (!payment) return <td colSpan={columns.length} className={styles.waiting} />
  const { number, name, account, text, endToEndId, severity, amount, currency } = payment
  return (
    <>
      <td data-column="number">{words.count(number)}</td>
      <td data-column="name">
        {name || t`Sans nom`}
        <span className={styles.detail}>{accountText(account)}</span>
      </td>
      <td data-column="text">
        {text}
        <span className={styles.detail}>{endToEndId}</span>
      </td>
      <td data-column="severity">
        {severity && (
          <Tag tone={severity === 'warning' ? 'neutral' : 'waiting'}>{words.severities[severity]}</Tag>
        )}
      </td>
      <td data-column="amount">{words.amount(amount, currency)}</td>
    </>
  )
}
