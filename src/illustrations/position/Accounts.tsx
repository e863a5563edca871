import { useLingui } from '@lingui/react/macro'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { accounts, otherAccounts } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Accounts.css.ts'

/** Where the group's cash lies, bank by bank, each in its own currency. */
export function Accounts() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { count } = otherAccounts
  const news = {
    balanced: () =>
      t({ message: `à l’équilibre`, comment: 'a bank account brought back to its target balance' }),
    intraday: (at = '') => t({ message: `intraday ${at}`, comment: 'when the last intraday report came in' }),
    statement: () => t({ message: `relevé reçu`, comment: 'the bank statement has come in' }),
  }
  return (
    <div className={styles.accounts}>
      {accounts.map(account => (
        <WindowRow key={account.number} end={money(account.balance, account.currency)}>
          <b>{account.bank}</b>
          <small>{account.number}</small>
          <small>{news[account.news](account.at)}</small>
        </WindowRow>
      ))}
      <WindowRow end={money(otherAccounts.balance)}>
        <b>{t`${count} autres comptes`}</b>
      </WindowRow>
    </div>
  )
}
