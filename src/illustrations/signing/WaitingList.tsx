import { useLingui } from '@lingui/react/macro'
import { officerThreshold, waiting } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './WaitingList.css.ts'

/** What waits for a signature; the first one is open. */
export function WaitingList() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const threshold = number(officerThreshold)
  const purposes = {
    suppliers: t`Fournisseurs`,
    singapore: t({ message: `Acompte Singapour`, comment: 'an advance payment to a supplier in Singapore' }),
    rent: t`Loyers de septembre`,
    check: t({ message: `Lettre-chèque`, comment: 'a check printed with its letter' }),
  }
  return (
    <div aria-hidden="true" className={styles.list}>
      {waiting.map(({ name, purpose, amount, currency }) => (
        <p key={name}>
          <b>{name}</b>
          <b>{money(amount, currency)}</b>
          <small>{purposes[purpose]}</small>
        </p>
      ))}
      <p>
        <small>
          {t({
            message: `Seuil mandataire social : ${threshold} €`,
            comment: 'from this amount on, one of the two signatures is an officer’s',
          })}
        </small>
      </p>
    </div>
  )
}
