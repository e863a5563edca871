import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { WindowRow } from '../../ui/window/WindowRow.tsx'
import { batch } from '../cast.ts'
import { useFormat } from '../parts/useFormat.ts'
import { listed, othersAfter } from './breakdown.ts'
import * as styles from './Transfers.css.ts'

/** The largest transfers of the batch, then all others in one line: together they are its total, on a phone as well. */
export function Transfers() {
  const { t } = useLingui()
  const { money } = useFormat()
  const checked = t({ message: `RIB vérifié`, comment: 'the payee’s bank details have been checked' })
  const changed = t({
    message: `RIB revalidé`,
    comment: 'the payee’s bank details were changed, and the change approved',
  })
  const allChecked = t({
    message: `RIB vérifiés`,
    comment: 'the bank details of all these payees have been checked',
  })
  const others = [listed.wide, listed.narrow].map(othersAfter)
  return (
    <div aria-hidden="true" className={styles.transfers}>
      {batch.rows.map(row => (
        <WindowRow key={row.invoice} end={<Tag tone="positive">{'changed' in row ? changed : checked}</Tag>}>
          <b>{row.payee}</b>
          <small>{row.account}</small>
          <small>{row.invoice}</small>
          <span>{money(row.amount)}</span>
        </WindowRow>
      ))}
      {others.map(({ count, amount }) => (
        <WindowRow key={count} end={<Tag tone="positive">{allChecked}</Tag>}>
          <b>{t`${count} autres virements`}</b>
          <span>{money(amount)}</span>
        </WindowRow>
      ))}
    </div>
  )
}
