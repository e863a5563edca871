import Papa from 'papaparse'
import type { XlsxCell, XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'

/** What a spreadsheet takes for a formula: a sign at the start, full-width ones and those behind blanks too. */
const formula = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*[=+\-@\t\r＝＋－＠]/

const plain = (cell: XlsxCell, point: ',' | '.'): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell
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
  const rows = [sheet.head, ...sheet.rows.map(row => row.map(cell => plain(cell, point)))]
  const text = Papa.unparse(rows as string[][], { delimiter: separator, newline: '\r\n' })
  return separator === '\t' ? text : `\ufeff${text}\r\n`
}
