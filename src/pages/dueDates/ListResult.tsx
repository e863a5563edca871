import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { XlsxCell } from '../../components/spreadsheet/xlsxFile.ts'
import { useLocale } from '../../components/useLocale.ts'
import { mostRows } from '../../dueDates/invoiceList.ts'
import type { DateOrder } from '../../dueDates/listDay.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { copyText, saveFile } from '../../lib/handOver.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Select } from '../../ui/Select.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './InvoiceList.css.ts'
import { LongTable } from './LongTable.tsx'
import { sheetText } from './listFiles.ts'
import { type ListAnswer, writeSheets } from './listTask.ts'
import { useListColumns } from './useListColumns.ts'

type ListResultProps = { answer: ListAnswer; onOrder: (order: DateOrder) => void }

/** What follows from a list: sums by debtor, rows to look at, every row, and files to take along. */
export function ListResult({ answer: { list, totals }, onOrder }: ListResultProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const columns = useListColumns()
  const [notice, setNotice] = useState('')
  const bad = list.rows.filter(({ claim }) => !claim)
  const sheets = {
    totals: { name: t`Totaux`, head: columns.totals.head, rows: totals.map(columns.totals.cells) },
    rows: { name: t`Factures`, head: columns.rows.head, rows: list.rows.map(columns.rows.cells) },
  }
  // Spreadsheets expect semicolons where the comma is the decimal sign.
  const point = formatNumber(0.5, locale).includes(',') ? ',' : '.'
  const shown = (cell: XlsxCell): string => {
    if (cell === undefined || typeof cell === 'string') return cell ?? ''
    if ('day' in cell) return formatDay(cell.day, locale, { dateStyle: 'medium' })
    if ('count' in cell) return formatNumber(cell.count, locale)
    return formatNumber(cell.hundredths / 100, locale, { minimumFractionDigits: 2 })
  }
  const name = t({ message: `echeances`, comment: 'name of a file, without accents or spaces' })
  const saveXlsx = async () => {
    try {
      const file = await writeSheets([sheets.totals, sheets.rows])
      saveFile(`${name}.xlsx`, file, file.type)
    } catch {
      setNotice(t`Le fichier n’a pas pu être écrit : rechargez la page, ou prenez le CSV.`)
    }
  }
  const saveCsv = () => {
    const separator = point === ',' ? ';' : ','
    saveFile(`${name}.csv`, sheetText(sheets.rows, { separator, point }), 'text/csv')
  }
  const copy = async () => {
    const isCopied = await copyText(sheetText(sheets.totals, { separator: '\t', point }))
    setNotice(isCopied ? t`Totaux copiés.` : t`Le navigateur refuse la copie : prenez le CSV.`)
  }
  return (
    <div className={styles.result}>
      <div className={styles.words}>
        <Text>
          <Plural value={list.rows.length} one="# ligne lue" other="# lignes lues" />
          {bad.length > 0 && (
            <>
              {', '}
              <Plural
                value={bad.length}
                one="dont # à corriger, hors des totaux"
                other="dont # à corriger, hors des totaux"
              />
            </>
          )}
          .
        </Text>
        {list.left > 0 && (
          <Text tone="accent">
            <Plural
              value={list.left}
              one={`# ligne de plus que ${formatNumber(mostRows, locale)} n’a pas été lue : partagez la liste.`}
              other={`# lignes de plus que ${formatNumber(mostRows, locale)} n’ont pas été lues : partagez la liste.`}
            />
          </Text>
        )}
        {list.unknown.length > 0 && (
          <Text size="small" tone="soft">
            <Trans>Colonnes non reconnues : {list.unknown.join(', ')}.</Trans>
          </Text>
        )}
      </div>
      {list.order && (
        <Select<DateOrder>
          id="list-order"
          name="listOrder"
          label={t`Dates comme 03/04/2026`}
          value={list.order}
          options={[
            { value: 'dayFirst', label: t`jour, mois, année` },
            { value: 'monthFirst', label: t`mois, jour, année` },
          ]}
          onChange={onOrder}
        />
      )}
      {totals.length > 0 && (
        <LongTable
          caption={t`Totaux par client`}
          head={sheets.totals.head}
          rows={totals}
          cells={total => columns.totals.cells(total).map(shown)}
          numeric={[2, 3, 4, 5, 6, 7]}
        />
      )}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => void saveXlsx()}>
          <Trans>Enregistrer en XLSX</Trans>
        </Button>
        <Button tone="secondary" onClick={saveCsv}>
          <Trans>Enregistrer en CSV</Trans>
        </Button>
        <Button tone="secondary" onClick={() => void copy()}>
          <Trans>Copier les totaux</Trans>
        </Button>
      </div>
      <div role="status">{notice && <Text size="small">{notice}</Text>}</div>
      {bad.length > 0 && (
        <div className={styles.part}>
          <Heading level={3} size="subheading">
            <Trans>Lignes à corriger</Trans>
          </Heading>
          <LongTable
            caption={t`Lignes à corriger, hors des totaux`}
            head={[sheets.rows.head[0], sheets.rows.head[1], sheets.rows.head[2], sheets.rows.head[12]].map(
              String,
            )}
            rows={bad}
            cells={row => {
              const all = columns.rows.cells(row).map(shown)
              return [all[0], all[1], all[2], all[12]].map(String)
            }}
          />
        </div>
      )}
      <LongTable
        caption={t`Factures de la liste`}
        head={sheets.rows.head}
        rows={list.rows}
        cells={row => columns.rows.cells(row).map(shown)}
        numeric={[4, 8, 9, 11]}
      />
    </div>
  )
}
