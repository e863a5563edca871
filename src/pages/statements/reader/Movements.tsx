import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { saveFile } from '../../../components/handOver.ts'
import { Alert } from '../../../components/ui/Alert.tsx'
import { Button } from '../../../components/ui/Button.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { parseTypedAmount } from '../formats/amount.ts'
import type { Filter, Sort } from '../formats/filter.ts'
import type { AccountHead, FileRequest, View } from '../formats/session.ts'
import { MovementFilter, type Wanted } from './MovementFilter.tsx'
import { MovementTable } from './MovementTable.tsx'
import { fileOf } from './readerWorker.ts'
import * as styles from './StatementReader.css.ts'
import { useAmount } from './useAmount.ts'
import { useLines } from './useLines.ts'
import { useMovementWords } from './useMovementWords.ts'

const everything: Wanted = { text: '', side: 'all', least: '', most: '', from: '', to: '' }

const filterOf = (wanted: Wanted, currency: string): Filter => ({
  ...wanted,
  least: parseTypedAmount(wanted.least, currency)?.amount,
  most: parseTypedAmount(wanted.most, currency)?.amount,
})

/** Saves a file that the worker makes; says whether that is on its way, or failed. */
export function useSaving() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async (name: string, request: FileRequest) => {
    setState('saving')
    try {
      const file = await fileOf(request)
      saveFile(name, file, file.type)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { state, save }
}

/** That a file could not be made. */
export function SavingFailed() {
  const { t } = useLingui()
  return (
    <Alert
      tone="critical"
      icon="critical"
      role="alert"
      title={t`Le fichier n’a pas pu être préparé. Réessayez, ou filtrez les mouvements pour en enregistrer moins.`}
    />
  )
}

/** `version` changes whenever something has been read. */
type MovementsProps = { account: AccountHead; position: number; version: number }

/** The movements of an account: what to show of them, the table, and files to take along. */
export function Movements({ account, position, version }: MovementsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = useAmount(account.currency)
  const words = useMovementWords()
  const [wanted, setWanted] = useState(everything)
  const [sort, setSort] = useState<Sort>()
  const [start, setStart] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a reading, the same view has other lines
  const view = useMemo<View>(
    () => ({ account: position, filter: filterOf(wanted, account.currency), sort }),
    [position, wanted, account.currency, sort, version],
  )
  const lines = useLines(view, start)
  const { state: saving, save } = useSaving()

  const name = (ending: string) => `${account.account.replace(/[^\w]+/g, '-') || 'releve'}.${ending}`
  const saveCsv = () => {
    // Spreadsheets expect semicolons where the comma is the decimal sign.
    const hasComma = formatNumber(0.5, locale).includes(',')
    const style = { separator: hasComma ? ';' : ',', point: hasComma ? ',' : '.' } as const
    return save(name('csv'), { kind: 'csv', view, words, ...style })
  }
  const total = account.count
  const shown = formatNumber(lines?.movements ?? 0, locale)
  const added = `${amount(lines?.sum ?? 0n)}\u00a0${account.currency}`
  const buttons = [
    { label: t`Enregistrer en XLSX`, onClick: () => save(name('xlsx'), { kind: 'xlsx', view, words }) },
    { label: t`Enregistrer en CSV`, onClick: saveCsv },
    { label: t`Enregistrer en JSON`, onClick: () => save(name('json'), { kind: 'json', view }) },
  ]
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
            {lines && (
              <Plural
                value={total}
                one={`${shown} mouvement sur #, ${added} au total`}
                other={`${shown} mouvements sur #, ${added} au total`}
              />
            )}
          </Text>
        </div>
        <div className={styles.actions}>
          {buttons.map(({ label, onClick }) => (
            <Button
              key={label}
              tone="secondary"
              size="small"
              disabled={saving === 'saving'}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {saving === 'failed' && <SavingFailed />}
      <Text size="small" tone="soft">
        {t`Dans le XLSX, les numéros de compte et les références sont du texte, et les montants des nombres. Un tableur ouvre le CSV comme des nombres : les zéros de tête et les longues références s’y perdent, sauf si vous importez ces colonnes comme du texte. Le JSON garde tout.`}
      </Text>
      {lines && (
        <MovementTable lines={lines} onMove={setStart} amount={amount} sort={sort} onSort={setSort} />
      )}
    </div>
  )
}
