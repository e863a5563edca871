import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../parts/useFormat.ts'
import { facilityLimit, instruments } from './instruments.ts'
import * as styles from './Names.css.ts'

const million = 1_000_000
const rough = { maximumFractionDigits: 1 }

/** What each bar stands for: its name, whether it is owed or owned, and its amount. */
export function Names() {
  const { t } = useLingui()
  const { number } = useFormat()
  const limit = number(facilityLimit / million)
  const names = {
    facility: t({ message: `RCF ${limit} M€`, comment: 'a revolving credit facility and its limit' }),
    loan: t({ message: `Term loan B`, comment: 'a kind of bank loan' }),
    paper: t`Billets de trésorerie`,
    deposit: t({ message: `DAT 6 mois`, comment: 'a term deposit of six months' }),
    current: t({ message: `Comptes courants`, comment: 'intercompany current accounts' }),
  }
  const kinds = {
    debt: t`Dette`,
    investment: t`Placement`,
    intercompany: t({ message: `Intragroupe`, comment: 'between companies of the group' }),
  }
  const money = {
    EUR: (amount: string) => t`${amount} M€`,
    CHF: (amount: string) => t`${amount} M CHF`,
  }
  return (
    <div className={styles.names}>
      {instruments.map(({ name, kind, amount, currency }) => (
        <p key={name}>
          <b>{names[name]}</b>
          <small>
            {kinds[kind]} <span>{money[currency](number(amount / million, rough))}</span>
          </small>
        </p>
      ))}
    </div>
  )
}
