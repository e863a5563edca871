import Papa from 'papaparse'
import type { XlsxCell, XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'
import { defuse } from '../../statements/formats/export.ts'

const plain = (cell: XlsxCell, point: ',' | '.'): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return defuse(cell)
  if ('hundredths' in cell) return (cell.hundredths / 100).toFixed(2).replace('.', point)
  if ('decimal' in cell) return cell.decimal.replace('.', point)
  return 'count' in cell ? String(cell.count) : cell.day
}

/** What separates columns, and what separates decimals. */
export type TextStyle = { separator: ',' | ';' | '\t'; point: ',' | '.' }

/**
 * A sheet as text: CSV for a file, with a byte order mark for spreadsheets, or with tabs for the clipboard. Amounts are
 * numbers for spreadsheets of the language: without groups, currency or signs that only people read.
 */
export function sheetText(sheet: XlsxSheet, { separator, point }: TextStyle): string {
  const written = (rows: readonly (readonly string[])[], quotes = false) =>
    Papa.unparse(rows as string[][], { delimiter: separator, newline: '\r\n', quotes })
  const isFile = separator !== '\t'
  // Without a quoted title, Gnumeric splits a French file at its decimal commas.
  const head = written([sheet.head], isFile)
  const text = [
    head,
    ...(sheet.rows.length > 0 ? [written(sheet.rows.map(row => row.map(cell => plain(cell, point))))] : []),
  ].join('\r\n')
  return isFile ? `\ufeff${text}\r\n` : text
}
