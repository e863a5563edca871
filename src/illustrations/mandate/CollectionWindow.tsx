import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { useFormat } from '../parts/useFormat.ts'
import * as styles from './CollectionWindow.css.ts'
import { collection, lapsed, voidSince } from './mandates.ts'

/** The batch of debits: those that are ready, the one whose mandate is void, and their sum. */
export function CollectionWindow() {
  const { t } = useLingui()
  const { day, money } = useFormat()
  const { debits, total, ready } = collection
  const count = ready.debits
  const due = day(collection.due)
  const end = day(voidSince)
  return (
    <Window title={t({ message: `Remise du ${due}`, comment: 'a batch of direct debits, due on a day' })}>
      <div className={styles.debits}>
        <p>
          <b>{t`${count} prélèvements`}</b>
          <span>{money(ready.amount)}</span>
          <small>
            {t({ message: `Mandats valides`, comment: 'the mandates of all these direct debits are valid' })}
          </small>
          <Tag tone="positive">{t({ message: `Prêts`, comment: 'direct debits that are ready' })}</Tag>
        </p>
        <p>
          <b>{lapsed.debtor}</b>
          <span>{money(lapsed.amount)}</span>
          <small className={styles.reference}>{lapsed.reference}</small>
          <small>{t({ message: `Caduc le ${end}`, comment: 'the mandate is void since that day' })}</small>
          <Tag tone="waiting">{t({ message: `Bloqué`, comment: 'a direct debit that is blocked' })}</Tag>
        </p>
        <p>
          <small>{t`${debits} prélèvements`}</small>
          <span>{money(total)}</span>
        </p>
      </div>
    </Window>
  )
}
