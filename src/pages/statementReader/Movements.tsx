import { Plural, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { localeTable } from '../../i18n/locales.ts'
import { saveFile } from '../../lib/handOver.ts'
import type { Account } from '../../statements/accounts.ts'
import { parseTypedAmount } from '../../statements/amount.ts'
import { toCsv, toJson } from '../../statements/export.ts'
import { type Filter, filterMovements, rowsOf, type Sort, sortMovements } from '../../statements/filter.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Text } from '../../ui/Text.tsx'
import { useAmount } from './AccountSummary.tsx'
import { MovementFilter, type Wanted } from './MovementFilter.tsx'
import { MovementTable } from './MovementTable.tsx'
import * as styles from './StatementReader.css.ts'
import { useMovementWords } from './useMovementWords.ts'

const everything: Wanted = { text: '', side: 'all', least: '', most: '', from: '', to: '' }

const filterOf = (wanted: Wanted, currency: string): Filter => ({
  ...wanted,
  least: parseTypedAmount(wanted.least, currency)?.amount,
  most: parseTypedAmount(wanted.most, currency)?.amount,
})

/** The movements of an account: what to show of them, the table, and files to take along. */
export function Movements({ account }: { account: Account }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = useAmount(account.currency)
  const { head, kindOf } = useMovementWords()
  const [wanted, setWanted] = useState(everything)
  const [sort, setSort] = useState<Sort>()
  // With tens of thousands of movements, typing does not wait for the table.
  const [lateWanted, lateSort] = [useDeferredValue(wanted), useDeferredValue(sort)]
  const movements = useMemo(() => {
    const found = filterMovements(account.movements, filterOf(lateWanted, account.currency))
    const { compare } = new Intl.Collator(localeTable[locale].tag, { numeric: true })
    return lateSort ? sortMovements(found, lateSort, compare) : found
  }, [account, lateWanted, lateSort, locale])
  const rows = useMemo(() => rowsOf(movements), [movements])
  const counted = movements.filter(({ isPending, currency }) => !isPending && currency === undefined)
  const sum = counted.reduce((total, movement) => total + movement.amount, 0n)

  const name = (ending: string) => `${account.account.replace(/[^\w]+/g, '-') || 'releve'}.${ending}`
  const saveCsv = () => {
    // Spreadsheets expect semicolons where the comma is the decimal sign.
    const hasComma = formatNumber(0.5, locale).includes(',')
    const style = { separator: hasComma ? ';' : ',', point: hasComma ? ',' : '.' } as const
    saveFile(name('csv'), toCsv(account, movements, { head, kindOf, ...style }), 'text/csv')
  }
  const saveJson = () => saveFile(name('json'), toJson(account, movements), 'application/json')
  const [shown, total] = [formatNumber(movements.length, locale), account.movements.length]
  const added = `${amount(sum)}\u00a0${account.currency}`
  return (
    <div className={styles.movements}>
      <Heading level={2} size="subheading">
        {t`Mouvements`}
      </Heading>
      <MovementFilter
        wanted={wanted}
        currency={account.currency}
        onChange={changed => setWanted({ ...wanted, ...changed })}
      />
      <div className={styles.status}>
        <div role="status">
          <Text tone="soft">
            <Plural
              value={total}
              one={`${shown} mouvement sur #, ${added} au total`}
              other={`${shown} mouvements sur #, ${added} au total`}
            />
          </Text>
        </div>
        <div className={styles.actions}>
          <Button tone="secondary" size="small" onClick={saveCsv}>
            {t`Enregistrer en CSV`}
          </Button>
          <Button tone="secondary" size="small" onClick={saveJson}>
            {t`Enregistrer en JSON`}
          </Button>
        </div>
      </div>
      <Text size="small" tone="soft">
        {t`Un tableur ouvre le CSV comme des nombres : les zéros de tête et les longues références s’y perdent, sauf si vous importez ces colonnes comme du texte. Le JSON garde tout.`}
      </Text>
      <MovementTable rows={rows} amount={amount} sort={sort} onSort={setSort} />
    </div>
  )
}
