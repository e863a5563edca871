import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { batch, sent, signed } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Batches.css.ts'

/** The latest batches and how far each one is. */
export function Batches() {
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
