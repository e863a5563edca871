import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Tag } from '../../../components/ui/Tag.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { detail } from '../../../components/virtualTable/VirtualTable.css.ts'
import { VirtualTable } from '../../../components/virtualTable/VirtualTable.tsx'
import { formatDay } from '../../../i18n/format.ts'
import { kindsOf } from '../formats/export.ts'
import type { Row, Sort, SortKey } from '../formats/filter.ts'
import type { Amount } from '../formats/types.ts'
import * as styles from './MovementTable.css.ts'
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

/** The movements, each followed by its transactions. */
export function MovementTable({ lines, onMove, amount, sort, onSort }: MovementTableProps) {
  const { t } = useLingui()
  const { head } = useMovementWords()
  const { format: number } = new Intl.NumberFormat(useLocale())
  const most = number(printed)
  const all = number(lines.total)
  return (
    <VirtualTable
      label={t`Mouvements`}
      className={styles.table}
      columns={columns}
      head={head}
      count={lines.total}
      isPartial={!onSort}
      cellsAt={index => {
        const row = lines.rowAt(index)
        return row && <Cells row={row} amount={amount} />
      }}
      isPart={index => lines.rowAt(index)?.transaction !== undefined}
      onView={onMove}
      sort={sort}
      onSort={onSort}
      descendingFirst={['amount']}
      printed={printed}
      onPaper={t`Seules les ${most} premières lignes sur ${all} sont imprimées. Filtrez-les, ou enregistrez le CSV pour les avoir toutes.`}
    />
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
        {account.length > 0 && <span className={detail}>{account.join(' · ')}</span>}
      </td>
      <td data-column="text">
        {said.text}
        {said.references.length > 0 && <span className={detail}>{said.references.join(' · ')}</span>}
        {!transaction &&
          kindsOf(movement, kinds).map(kind => (
            <Fragment key={kind}>
              {' '}
              <Tag tone="waiting">{kind}</Tag>
            </Fragment>
          ))}
      </td>
      <td data-column="code" data-name={head.code}>
        {!transaction && movement.code}
      </td>
      <td data-column="amount">{size === undefined ? '' : amount(size)}</td>
    </>
  )
}
