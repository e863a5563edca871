import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/WindowRow.tsx'
import { batch } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Transfers.css.ts'

/** The largest transfers of the batch, then all others in one line: together they are its total. */
export function Transfers() {
  const { t } = useLingui()
  const { money } = useFormat()
  const { count, amount } = batch.others
  const checked = t({ message: `RIB vérifié`, comment: 'the payee’s bank details have been checked' })
  const changed = t({
    message: `RIB revalidé`,
    comment: 'the payee’s bank details were changed, and the change approved',
  })
  return (
    <div className={styles.transfers}>
      {batch.rows.map(row => (
        <WindowRow key={row.invoice} end={<Tag tone="positive">{'changed' in row ? changed : checked}</Tag>}>
          <b>{row.payee}</b>
          <small>{row.account}</small>
          <small>{row.invoice}</small>
          <span>{money(row.amount)}</span>
        </WindowRow>
      ))}
      <WindowRow
        end={
          <Tag tone="positive">
            {t({
              message: `RIB vérifiés`,
              comment: 'the bank details of all these payees have been checked',
            })}
          </Tag>
        }
      >
        <b>{t`${count} autres virements`}</b>
        <span>{money(amount)}</span>
      </WindowRow>
    </div>
  )
}
