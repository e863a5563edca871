import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import { batch, remittance } from '../../../../components/illustrations/cast.ts'
import { Decision } from '../../../../components/illustrations/parts/Decision.tsx'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Total } from '../../../../components/illustrations/parts/Total.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import * as styles from './PhoneScene.css.ts'

/** The time on the phones: after the first signature of the batch, before the second. */
export const seenAt = '11:44'

/** The sum of the deposited checks, in euros. */
export const remitted = remittance.checks.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

/** The batch on the phone of the one who is awaited. */
function BatchScreen() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { name, transfers } = batch
  const execution = day(batch.execution)
  return (
    <>
      <div className={styles.title}>
        <small>{t({ message: `À signer`, comment: 'of a payment batch' })}</small>
        <b>{t({ message: `Lot ${name}`, comment: 'name: of a payment batch, SEPA 2291' })}</b>
      </div>
      <div className={styles.total}>
        <Total label={t`${transfers} virements, exécution ${execution}`} amount={money(batch.total)} />
      </div>
      <WindowRow end={<span className={ink.positive}>{`${transfers} / ${transfers}`}</span>}>
        {t({ message: `RIB contrôlés`, comment: 'bank details that have been checked' })}
      </WindowRow>
      {batch.signatures.map(({ person, at }) => (
        <WindowRow
          key={person.short}
          end={
            <Tag tone={at ? 'positive' : 'waiting'}>
              {at
                ? t({ message: `signé ${at}`, comment: 'the batch was signed at this time in the morning' })
                : t({ message: `à vous`, comment: 'it is your turn to sign' })}
            </Tag>
          }
        >
          {person.short}
        </WindowRow>
      ))}
      <div className={styles.sign}>
        <small>{t`Signez ici`}</small>
        <Decision>{t`Signer le lot`}</Decision>
      </div>
    </>
  )
}

/** A check deposit: its first check, and all of them with their sum. */
function RemittanceScreen() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { bank, checks, number } = remittance
  const [first] = checks
  const check = first.number
  return (
    <>
      <div className={styles.title}>
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

/** A phone, upright, with what its screen shows. */
const Phone = ({ children }: { children: ReactNode }) => (
  <div className={styles.phone}>
    <div className={styles.screen}>
      <p className={styles.status}>
        <span>{seenAt}</span>
        <span>5G</span>
      </p>
      {children}
    </div>
  </div>
)

/** The mobile application on two phones: a batch to sign and, behind it on wide screens, a check deposit. */
export function PhoneScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`L’application mobile : le lot SEPA 2291 attend la signature de Marc Tremblay, et une remise réunit trois chèques.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page">
        <div className={styles.phones}>
          <Phone>
            <RemittanceScreen />
          </Phone>
          <Phone>
            <BatchScreen />
          </Phone>
        </div>
      </Plate>
    </Scene>
  )
}
