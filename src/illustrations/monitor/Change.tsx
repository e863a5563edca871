import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { attempt, hoursBetween } from './attempt.ts'
import * as styles from './Change.css.ts'

/** What is to change, for whom and for which payment: the account in force and the one asked for. */
export function Change() {
  const { t } = useLingui()
  const { day, money } = useFormat()
  const { payee, invoice, account, asked, cutOff } = attempt
  const since = day(account.since)
  const amount = money(attempt.amount)
  const hours = hoursBetween(asked, cutOff)
  return (
    <div className={styles.change}>
      <b>
        {t({
          message: `RIB modifié ${hours} h avant l’heure limite`,
          comment: 'the bank details of a supplier change so many hours before the cut-off time',
        })}
      </b>
      <p>{t`${payee}, facture ${invoice}, ${amount}`}</p>
      <div className={styles.accounts}>
        <span>
          {t({ message: `En vigueur, ${since}`, comment: 'the account in force, approved on that day' })}
          <b>{account.now}</b>
        </span>
        <Icon name="arrow" />
        <span>
          {t({ message: `Demandé à ${asked}`, comment: 'the account asked for, at two in the afternoon' })}
          <b>{account.asked}</b>
        </span>
      </div>
    </div>
  )
}
