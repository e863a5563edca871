import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { batch } from '../cast.ts'
import { Decision } from '../parts/Decision.tsx'
import * as ink from '../parts/ink.css.ts'
import { Total } from '../parts/Total.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './BatchScreen.css.ts'
import { title } from './Phone.css.ts'

/** The batch on the phone of the one who is awaited. */
export function BatchScreen() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { name, transfers } = batch
  const execution = day(batch.execution)
  return (
    <>
      <div className={title}>
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
