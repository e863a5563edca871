import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-1.svg?url'
import blushDarkUrl from '#engraved/blush-1-dark.svg?url'
import { batch, sent, signed, tiers } from '../../../../components/illustrations/cast.ts'
import { Avatar } from '../../../../components/illustrations/parts/Avatar.tsx'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import * as styles from './CircuitScene.css.ts'

/** The latest batches and how far each one is. */
function Batches() {
  const { t } = useLingui()
  const { money } = useFormat()
  const needed = batch.signatures.length
  const purposes = {
    payroll: t`Salaires août`,
    osaka: t({ message: `Acompte Osaka`, comment: 'an advance payment to a supplier in Osaka' }),
    expenses: t`Notes de frais`,
  }
  return (
    <div className={styles.batches}>
      <WindowRow
        end={
          <Tag tone="waiting">
            {t({ message: `${signed} sur ${needed}`, comment: 'signatures given, signatures needed' })}
          </Tag>
        }
      >
        <b>{batch.name}</b>
        <small>{t`Fournisseurs`}</small>
        <span>{money(batch.total)}</span>
      </WindowRow>
      {sent.map(({ name, purpose, amount, currency, channel }) => (
        <WindowRow
          key={name}
          end={
            <Tag tone="positive">
              {t({ message: `Transmis ${channel}`, comment: 'sent to the bank by EBICS or SwiftNet' })}
            </Tag>
          }
        >
          <b>{name}</b>
          <small>{purposes[purpose]}</small>
          <span>{money(amount, currency)}</span>
        </WindowRow>
      ))}
    </div>
  )
}

const missing = batch.signatures.filter(({ at }) => !at).map(({ person }) => person)

/** Who signs, by the amount of the batch; who is awaited right now is ringed. */
function Tiers() {
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
        message: `Double, dont un membre de la direction`,
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

/** The approval workflow of a company: who signs up to what amount, and where its latest batches are. */
export function CircuitScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Un circuit de validation à trois paliers, et quatre lots : trois sont transmis aux banques, le plus gros attend sa seconde signature.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }}>
        <Window
          title={t`Circuit de validation`}
          aside={
            <Tag tone="neutral">{t({ message: `Arvenne Logistique`, comment: 'a fictional company' })}</Tag>
          }
        >
          <Tiers />
          <Batches />
        </Window>
      </Plate>
    </Scene>
  )
}
