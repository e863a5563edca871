import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copyText, saveFile } from '../../../components/handOver.ts'
import type { XlsxCell } from '../../../components/spreadsheet/xlsxFile.ts'
import { Button } from '../../../components/ui/Button.tsx'
import { Heading } from '../../../components/ui/Heading.tsx'
import { Select } from '../../../components/ui/Select.tsx'
import { Text } from '../../../components/ui/Text.tsx'
import { useLocale } from '../../../components/useLocale.ts'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import type { DateOrder } from '../law/listDay.ts'
import { type ListRow, mostRows } from '../law/listRow.ts'
import * as styles from './InvoiceList.css.ts'
import { LongTable } from './LongTable.tsx'
import { type ListWords, rowCells, totalCells } from './listColumns.ts'
import { type ListSummary, listSpreadsheet, listText, rowsOfList } from './listTask.ts'
import { useListWords } from './useListWords.ts'

/** A text as a cell shows it; files have it whole. */
const clipped = (text: string) => (text.length > 400 ? `${text.slice(0, 399)}…` : text)

type ListResultProps = { summary: ListSummary; onOrder: (order: DateOrder) => void }

/** What follows from a list: sums by debtor, rows to look at, every row, and files to take along. */
export function ListResult({ summary, onOrder }: ListResultProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useListWords()
  // Spreadsheets expect semicolons where the comma is the decimal sign.
  const point = formatNumber(0.5, locale).includes(',') ? ',' : '.'
  const shown = (cell: XlsxCell): string => {
    if (cell === undefined || typeof cell === 'string') return clipped(cell ?? '')
    if ('day' in cell) return formatDay(cell.day, locale, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0')
    if ('count' in cell) return formatNumber(cell.count, locale)
    const value = 'decimal' in cell ? Number(cell.decimal) : cell.hundredths / 100
    return formatNumber(value, locale, { minimumFractionDigits: 2 })
  }
  const cellsOf = (row: ListRow) => rowCells(row, words).map(shown)
  return (
    <div className={styles.result}>
      <div className={styles.words}>
        <Text>
          <Plural value={summary.rows} one="# ligne lue" other="# lignes lues" />
          {summary.bad > 0 && (
            <>
              {', '}
              <Plural
                value={summary.bad}
                one="dont # à corriger, hors des totaux"
                other="dont # à corriger, hors des totaux"
              />
            </>
          )}
          .
        </Text>
        {summary.left > 0 && (
          <Text tone="accent">
            <Plural
              value={summary.left}
              one={`# ligne de plus que ${formatNumber(mostRows, locale)} n’a pas été lue : partagez la liste.`}
              other={`# lignes de plus que ${formatNumber(mostRows, locale)} n’ont pas été lues : partagez la liste.`}
            />
          </Text>
        )}
        {summary.unknown.length > 0 && (
          <Text tone="accent">
            <Trans>Colonnes non reconnues, laissées de côté : {summary.unknown.join(', ')}.</Trans>
          </Text>
        )}
      </div>
      {summary.order && (
        <Select<DateOrder>
          id="list-order"
          name="listOrder"
          label={t`Dates comme 03/04/2026`}
          value={summary.order}
          options={[
            { value: 'dayFirst', label: t`jour, mois, année` },
            { value: 'monthFirst', label: t`mois, jour, année` },
          ]}
          onChange={onOrder}
        />
      )}
      {summary.totals.length > 0 && (
        <LongTable
          caption={t`Totaux par client`}
          head={words.totalHead}
          source={summary}
          count={summary.totals.length}
          rows={async most => summary.totals.slice(0, most)}
          cells={total => totalCells(total).map(shown)}
          numeric={[2, 3, 4, 5, 6, 7]}
        />
      )}
      <ListFiles words={words} point={point} />
      {summary.bad > 0 && (
        <div className={styles.part}>
          <Heading level={3} size="subheading">
            <Trans>Lignes à corriger</Trans>
          </Heading>
          <LongTable
            caption={t`Lignes à corriger, hors des totaux`}
            head={[0, 1, 2, 12].map(column => words.rowHead[column] ?? '')}
            source={summary}
            count={summary.bad}
            rows={most => rowsOfList('bad', most)}
            cells={row => [0, 1, 2, 12].map(column => cellsOf(row)[column] ?? '')}
          />
        </div>
      )}
      <LongTable
        caption={t`Factures de la liste`}
        head={words.rowHead}
        source={summary}
        count={summary.rows}
        rows={most => rowsOfList('all', most)}
        cells={cellsOf}
        numeric={[4, 8, 9, 11]}
      />
    </div>
  )
}

/** What takes the result along. Its notices are its own: tables of hundreds of rows need not be drawn anew for them. */
function ListFiles({ words, point }: { words: ListWords; point: ',' | '.' }) {
  const { t } = useLingui()
  const [notice, setNotice] = useState('')
  const name = t({ message: `echeances`, comment: 'name of a file, without accents or spaces' })
  const take = async (work: () => Promise<void>) => {
    setNotice(t`Écriture en cours…`)
    try {
      await work()
    } catch {
      setNotice(t`Le fichier n’a pas pu être écrit : rechargez la page et recommencez.`)
    }
  }
  const saveXlsx = async () => {
    const file = await listSpreadsheet(words)
    saveFile(`${name}.xlsx`, file, file.type)
    setNotice('')
  }
  const saveCsv = async () => {
    const separator = point === ',' ? ';' : ','
    saveFile(`${name}.csv`, await listText('rows', words, { separator, point }), 'text/csv')
    setNotice('')
  }
  const copy = async () => {
    const isCopied = await copyText(await listText('totals', words, { separator: '\t', point }))
    setNotice(isCopied ? t`Totaux copiés.` : t`Le navigateur refuse la copie : prenez le CSV.`)
  }
  return (
    <>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => void take(saveXlsx)}>
          <Trans>Enregistrer en XLSX</Trans>
        </Button>
        <Button tone="secondary" onClick={() => void take(saveCsv)}>
          <Trans>Enregistrer en CSV</Trans>
        </Button>
        <Button tone="secondary" onClick={() => void take(copy)}>
          <Trans>Copier les totaux</Trans>
        </Button>
      </div>
      <div role="status">{notice && <Text size="small">{notice}</Text>}</div>
    </>
  )
}
