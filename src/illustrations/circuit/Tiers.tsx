import { useLingui } from '@lingui/react/macro'
import { batch, tiers } from '../cast.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Tiers.css.ts'

const missing = batch.signatures.filter(({ at }) => !at).map(({ person }) => person)

/** Who signs, by the amount of the batch; who is awaited right now is ringed. */
export function Tiers() {
  const { t } = useLingui()
  const { number } = useFormat()
  const [small, large] = tiers.map(({ limit }) => limit)
  const thousands = number((small ?? 0) / 1e3)
  const millions = number((large ?? 0) / 1e6)
  const words = [
    { range: t`Jusqu’à ${thousands} k€`, rule: t`Signature simple` },
    { range: t`${thousands} k€ à ${millions} M€`, rule: t`Double signature` },
    {
      range: t`Au-delà de ${millions} M€`,
      rule: t({
        message: `Double, dont un mandataire social`,
        comment: 'two signatures, one of them an officer’s',
      }),
    },
  ]
  return (
    <div className={styles.tiers}>
      {words.map(({ range, rule }, index) => (
        <div key={range} className={styles.tier}>
          <b>{range}</b>
          <span className={styles.signers}>
            {tiers[index]?.signers.map(person => (
              <Avatar
                key={person.initials}
                person={person}
                state={missing.includes(person) ? 'waiting' : 'signed'}
              />
            ))}
            <small>{rule}</small>
          </span>
        </div>
      ))}
    </div>
  )
}
