import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { gap, type Received as Row, received } from './inbox.ts'
import * as styles from './Received.css.ts'

/** One line a bank: the file's format, the lines read in it, the balance it ends on, and whether it follows the last. */
export function Received() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const state = ({ bank, format, at }: Row) => {
    if (bank === gap.bank)
      return (
        <Tag tone="waiting">
          {t({ message: `Relevé manquant`, comment: 'a bank statement is missing: one tag in a list' })}
        </Tag>
      )
    return (
      <Tag tone="positive">
        {format === 'camt.052'
          ? t({ message: `Intraday ${at}`, comment: 'an intraday report, and when it came in' })
          : t({
              message: `Continu`,
              comment: 'the statement opens on the balance that the last one closed on',
            })}
      </Tag>
    )
  }
  return (
    <div className={styles.list}>
      <p className={styles.head}>
        <small>{t`Banque`}</small>
        <small>{t`Format`}</small>
        <small>{t({ message: `Lignes`, comment: 'head of a column: how many statement lines' })}</small>
        <small>{t({ message: `Solde`, comment: 'head of a column: an account’s balance' })}</small>
        <small>
          {t({ message: `Suite`, comment: 'head of a column: does this statement follow the last one' })}
        </small>
      </p>
      {received.map(row => (
        <WindowRow key={row.bank} end={state(row)}>
          <b>{row.bank}</b>
          <code>{row.format}</code>
          <small>{number(row.lines)}</small>
          <span>{money(row.balance, row.currency)}</span>
        </WindowRow>
      ))}
    </div>
  )
}
