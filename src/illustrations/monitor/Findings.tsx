import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { daysBetween } from '../parts/daysBetween.ts'
import { attempt, countryOf } from './attempt.ts'
import * as styles from './Findings.css.ts'

/** What the monitor found out about the account asked for: the number is well formed, all else speaks against it. */
export function Findings() {
  const { t } = useLingui()
  const { account, day } = attempt
  const before = countryOf(account.now)
  const after = countryOf(account.asked)
  const days = daysBetween(account.since, day)
  return (
    <div className={styles.findings}>
      <WindowRow
        end={
          <Tag tone="positive">
            {t({ message: `valide`, comment: 'the check digits of the account number are right' })}
          </Tag>
        }
      >
        {t({ message: `Clé de l’IBAN (modulo 97)`, comment: 'the check digits of an account number' })}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `${before} devient ${after}`, comment: 'one country code becomes another' })}
          </Tag>
        }
      >
        {t`Pays de la banque`}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `2e changement en ${days} jours`, comment: 'of the supplier’s bank details' })}
          </Tag>
        }
      >
        {t({ message: `Historique du tiers`, comment: 'the history of a third party’s bank details' })}
      </WindowRow>
      <WindowRow
        end={
          <Tag tone="neutral">
            {t({ message: `non fait`, comment: 'nobody has called the supplier back' })}
          </Tag>
        }
      >
        {t({ message: `Contre-appel`, comment: 'calling the supplier back to confirm the account' })}
      </WindowRow>
    </div>
  )
}
