import { useLocale } from '../../components/useLocale.ts'
import { formatMoney } from '../../i18n/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import * as styles from './Ledger.css.ts'

type Row = { label: string; amount: number }
type LedgerProps = { title: string; note: string; rows: readonly Row[]; total: Row }

/** A balance in euros, what is added to it and taken from it, and the sum under a double rule. */
export function Ledger({ title, note, rows, total }: LedgerProps) {
  const locale = useLocale()
  return (
    <div>
      <div className={styles.head}>
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <span>{note}</span>
      </div>
      <dl className={styles.rows}>
        {[...rows, total].map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatMoney(amount, 'EUR', locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
