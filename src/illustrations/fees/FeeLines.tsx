import { useLingui } from '@lingui/react/macro'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import * as ink from '../parts/ink.css.ts'
import { cents, useFormat } from '../parts/useFormat.ts'
import * as styles from './FeeLines.css.ts'
import { invoice, services } from './fees.ts'

/** One line a service: quantity and agreed price, what that makes, and what the bank has charged; then both totals. */
export function FeeLines() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const names = {
    sepa: t({ message: `Virements SEPA`, comment: 'a service that the bank charges for' }),
    international: t({
      message: `Virements internationaux`,
      comment: 'a service that the bank charges for',
    }),
    debits: t({ message: `Prélèvements SEPA`, comment: 'a service that the bank charges for' }),
    ebics: t({ message: `Abonnement EBICS`, comment: 'a service that the bank charges for' }),
  }
  return (
    <div className={styles.lines}>
      <p className={styles.head}>
        <small>{t({ message: `Service`, comment: 'head of a column: what the bank charges for' })}</small>
        <small>{t({ message: `Quantité × prix`, comment: 'head of a column' })}</small>
        <small>{t({ message: `Convenu`, comment: 'head of a column: the amount by the contract' })}</small>
        <small>{t({ message: `Facturé`, comment: 'head of a column: the amount charged' })}</small>
      </p>
      {services.map(({ name, quantity, agreed, due, taken }) => (
        <WindowRow
          key={name}
          end={<span className={taken === due ? ink.positive : undefined}>{number(taken, cents)}</span>}
        >
          <span>{names[name]}</span>
          <small>{`${number(quantity)} × ${money(agreed)}`}</small>
          <span>{number(due, cents)}</span>
        </WindowRow>
      ))}
      <WindowRow end={<b>{number(invoice.taken, cents)}</b>}>
        <b>{t({ message: `Total`, comment: 'of the month’s bank fees' })}</b>
        <small />
        <b>{number(invoice.due, cents)}</b>
      </WindowRow>
    </div>
  )
}
