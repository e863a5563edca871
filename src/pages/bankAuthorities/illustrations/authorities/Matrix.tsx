import { useLingui } from '@lingui/react/macro'
import { people, tiers } from '../../../../components/illustrations/cast.ts'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import * as styles from './AuthoritiesScene.css.ts'
import { Mark } from './Mark.tsx'
import { banks, change, holders, powerOf } from './powers.ts'

/** Signatories by banks: who may sign where, how, and up to which amount. */
export function Matrix() {
  const { t } = useLingui()
  const { day, number } = useFormat()
  const [small, large] = tiers.map(({ limit }) => limit)
  const thousands = number((small ?? 0) / 1e3)
  const millions = number((large ?? 0) / 1e6)
  const limits = {
    [people.vasseur.initials]: t({
      message: `seule jusqu’à ${thousands} k€`,
      comment: 'a woman who signs alone up to so many thousand euros',
    }),
    [people.belanger.initials]: t({
      message: `à deux jusqu’à ${millions} M€`,
      comment: 'someone who signs jointly up to so many million euros',
    }),
    [people.tremblay.initials]: t({
      message: `à deux, sans plafond`,
      comment: 'someone who signs jointly, without a limit',
    }),
    [people.kone.initials]: t({
      message: `pouvoir demandé`,
      comment: 'someone for whom signing authority has been requested',
    }),
    [people.roy.initials]: t({
      message: `saisit, ne signe pas`,
      comment: 'someone who enters changes to the list, and signs nothing',
    }),
  }
  const only = (first: boolean) => (first ? undefined : styles.second)
  return (
    <div className={styles.matrix}>
      <p>
        <small>{t`Signataire`}</small>
        {banks.map(({ short, first }) => (
          <small key={short} className={only(first)}>
            {short}
          </small>
        ))}
      </p>
      {holders.map(holder => (
        <p key={holder.initials}>
          <span>
            <b>{holder.name}</b>
            <small>{limits[holder.initials]}</small>
          </span>
          {banks.map(({ bank, short, first }) => {
            const waits = holder === change.person && bank === change.bank
            return (
              <span key={short} className={waits ? styles.awaited : only(first)}>
                <Mark power={waits ? change.power : powerOf(holder)} />
              </span>
            )
          })}
        </p>
      ))}
      <p>
        <span>
          <b>
            {t({ message: `État de la banque`, comment: 'a bank’s report on who may sign on an account' })}
          </b>
          <small>{t({ message: `dernier reçu`, comment: 'the last such report received' })}</small>
        </span>
        {banks.map(({ short, reported, first }) => (
          <small key={short} className={only(first)}>
            {day(reported, { day: 'numeric', month: 'short' })}
          </small>
        ))}
      </p>
    </div>
  )
}
