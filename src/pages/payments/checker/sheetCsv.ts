import type { XlsxCell, XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'
import { defuse } from '../../statements/formats/export.ts'

/** What separates columns, and what separates decimals. */
export type CsvStyle = { separator: ',' | ';'; point: ',' | '.' }

const plain = (cell: XlsxCell, point: CsvStyle['point']): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return defuse(cell)
  if ('decimal' in cell) return cell.decimal.replace('.', point)
  if ('count' in cell) return String(cell.count)
  return 'day' in cell ? cell.day : (cell.hundredths / 100).toFixed(2).replace('.', point)
}

/** A sheet as CSV (RFC 4180, with a byte order mark for spreadsheets), by the rules of the export of statements. */
export function sheetCsv({ head, rows }: XlsxSheet, { separator, point }: CsvStyle): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const quote = (text: string) => (text.includes(separator) || /["\r\n]/.test(text) ? quoted(text) : text)
  const lines = [
    // Without a quoted title, Gnumeric splits a French file at its decimal commas.
    head.map(quoted),
    ...rows.map(row => row.map(cell => quote(plain(cell, point)))),
  ]
  return `\ufeff${lines.map(line => `${line.join(separator)}\r\n`).join('')}`
}
