import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../../components/ui/Heading.tsx'
import type { Preview } from '../formats/session.ts'
import { accountName } from './AccountSummary.tsx'
import { MovementTable } from './MovementTable.tsx'
import * as styles from './StatementReader.css.ts'
import { useAmount } from './useAmount.ts'
import { useMovementWords } from './useMovementWords.ts'

const stay = () => {}

/** The first movements of a file that is still being read. */
export function FirstLines({ account, currency, rows }: Preview) {
  const { t } = useLingui()
  const amount = useAmount(currency)
  const { unnamed } = useMovementWords()
  const lines = { total: rows.length, movements: rows.length, sum: 0n, rowAt: (index: number) => rows[index] }
  return (
    <div className={styles.movements}>
      <Heading level={2} size="subheading">
        {t({ message: `Premiers mouvements`, comment: 'shown while the rest of a file is being read' })}
        {` · ${accountName(account) || unnamed}`}
      </Heading>
      <MovementTable lines={lines} onMove={stay} amount={amount} sort={undefined} />
    </div>
  )
}
