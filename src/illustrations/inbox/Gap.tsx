import { useLingui } from '@lingui/react/macro'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './Gap.css.ts'
import { gap } from './inbox.ts'

/** What is missing, as a sum: the last closing balance, what the absent statement must have brought, the opening balance. */
export function Gap() {
  const { t } = useLingui()
  const { money, day } = useFormat()
  const { before, missing, after, currency } = gap
  const short = { day: 'numeric', month: 'short' } as const
  const closed = day(before.day, short)
  const absent = day(missing.day, short)
  const opened = day(after.day, short)
  const terms = [
    {
      label: t({ message: `Clôture du ${closed}`, comment: 'closing balance of a day' }),
      amount: before.closing,
    },
    {
      label: t({
        message: `Relevé absent du ${absent}`,
        comment: 'the statement of that day has not come in; its amount stands beside',
      }),
      amount: missing.movement,
    },
    {
      label: t({ message: `Ouverture du ${opened}`, comment: 'opening balance of a day' }),
      amount: after.opening,
    },
  ]
  return (
    <WindowFoot>
      <div className={styles.sum}>
        {terms.map(({ label, amount }) => (
          <p key={label}>
            <small>{label}</small>
            <b>{money(amount, currency)}</b>
          </p>
        ))}
      </div>
    </WindowFoot>
  )
}
