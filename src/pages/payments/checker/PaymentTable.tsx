import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Tag } from '../../../components/ui/Tag.tsx'
import { detail } from '../../../components/virtualTable/VirtualTable.css.ts'
import { VirtualTable } from '../../../components/virtualTable/VirtualTable.tsx'
import type { PaymentSort, PaymentSortKey } from '../checks/listPayments.ts'
import type { Payment } from '../formats/types.ts'
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

/** The payments of a file; only the rows near those in view are in the page's memory. */
export function PaymentTable({ id, query, count, isDebit, sort, onSort }: PaymentTableProps) {
  const { t } = useLingui()
  const words = usePaymentWords()
  const [view, setView] = useState({ first: 0, last: 0 })
  const onView = useCallback((first: number, last: number) => setView({ first, last }), [])
  const rowAt = usePaymentRows(id, query, view)
  const head: Record<PaymentSortKey, string> = {
    number: t({ message: `N°`, comment: 'head of a column: number of the payment in the file' }),
    name: isDebit ? t`Débiteur` : t`Bénéficiaire`,
    text: t({ message: `Communication`, comment: 'head of a column: what a payment is about' }),
    severity: t({ message: `État`, comment: 'head of a column: remark or refusal' }),
    amount: t`Montant`,
  }
  const most = words.count(printed)
  const all = words.count(count)
  return (
    <VirtualTable
      label={t({ message: `Paiements`, comment: 'a table' })}
      className={styles.table}
      columns={columns}
      head={head}
      count={count}
      cellsAt={index => {
        const payment = rowAt(index)
        return payment && <Cells payment={payment} />
      }}
      onView={onView}
      sort={sort}
      onSort={onSort}
      descendingFirst={['amount', 'severity']}
      printed={printed}
      onPaper={t`Seules les ${most} premières lignes sur ${all} sont imprimées.`}
    />
  )
}

function Cells({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const words = usePaymentWords()
  const { number, name, account, text, endToEndId, severity, amount, currency } = payment
  return (
    <>
      <td data-column="number">{words.count(number)}</td>
      <td data-column="name">
        {name || t`Sans nom`}
        <span className={detail}>{accountText(account)}</span>
      </td>
      <td data-column="text">
        {text}
        <span className={detail}>{endToEndId}</span>
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
