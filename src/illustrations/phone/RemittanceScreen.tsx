import { useLingui } from '@lingui/react/macro'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { remittance } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import { title } from './Phone.css.ts'
import * as styles from './RemittanceScreen.css.ts'
import { remitted } from './remitted.ts'

/** A check deposit: its first check, and all of them with their sum. */
export function RemittanceScreen() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { bank, checks, number } = remittance
  const [first] = checks
  const check = first.number
  return (
    <>
      <div className={title}>
        <small>{t({ message: `Remise de chèques`, comment: 'a check deposit' })}</small>
        <b>{bank}</b>
      </div>
      <div className={styles.check}>
        <b>{first.drawer}</b>
        <span>{t({ message: `Chèque ${check}`, comment: 'check: the number of a paper check' })}</span>
        <b>{money(first.amount)}</b>
      </div>
      {checks.map(({ drawer, amount, number }) => (
        <WindowRow key={number} end={money(amount)}>
          {drawer}
        </WindowRow>
      ))}
      <WindowRow end={<b>{money(remitted)}</b>}>
        <b>
          {t({ message: `Bordereau ${number}`, comment: 'the slip of a check deposit, with its number' })}
        </b>
      </WindowRow>
    </>
  )
}
