import { useLingui } from '@lingui/react/macro'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { batch } from '../cast.ts'
import { LiveDecision } from '../parts/LiveDecision.tsx'
import { Total } from '../parts/Total.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './BatchDetail.css.ts'
import { Signers } from './Signers.tsx'
import { Transfers } from './Transfers.tsx'

/** The open batch: total and signatories, transfers, and the decision to take. */
export function BatchDetail() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { bank, change, name, number } = batch
  const { payee } = change
  const changed = day(change.day)
  const first = change.first.short
  const second = change.second.short
  const sign = (
    <LiveDecision
      label={t({ message: `Signer le lot ${name}`, comment: 'a button; name: of a payment batch' })}
      off={t`Signer le lot`}
      on={
        <>
          {t({ message: `Signé, transmis par EBICS`, comment: 'of a payment batch' })}
          <u aria-hidden="true" className={styles.undo}>
            {t({ message: `Annuler`, comment: 'takes back what the visitor just did' })}
          </u>
        </>
      }
    />
  )
  return (
    <div className={styles.detail}>
      <div aria-hidden="true" className={styles.head}>
        <Total
          label={t({
            message: `Lot SEPA ${number}, ${bank}`,
            comment: 'a payment batch and the bank it goes to',
          })}
          amount={money(batch.total)}
        />
        <Signers />
      </div>
      <Transfers />
      <WindowFoot end={sign}>
        <span aria-hidden="true" className={styles.change}>
          {t({
            message: `RIB de ${payee} modifié le ${changed}, validé par ${first} puis ${second}`,
            comment: 'the bank details of a supplier were changed on a day, and approved by two people',
          })}
        </span>
      </WindowFoot>
    </div>
  )
}
