import type { Zippable } from 'fflate'

/**
 * A cell: a text, an amount in hundredths, a decimal number as text (`-12.345`) shown with some places (2 unless said, 5 at
 * most), a whole number, a day (`YYYY-MM-DD`), or nothing.
 */
export type XlsxCell =
  | string
  | { hundredths: number }
  | { decimal: string; places?: number }
  | { count: number }
  | { day: string }
  | undefined

export type XlsxSheet = {
  /** At most 31 characters; what sheet names may not hold becomes a space. */
  name: string
  head: readonly string[]
  rows: readonly (readonly XlsxCell[])[]
}

// In the order of `cellXfs` below.
const format = { plain: 0, bold: 1, amount: 2, day: 3 } as const
/** The formats of decimal numbers, by their places. */
const decimalFormats = [4, 5, format.amount, 6, 7, 8]

// XML 1.0 allows no other control characters, and no halves of characters.
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\p{Cs}]/gu
const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** @example columnName(27) // 'AB' */
function columnName(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** Days since 30 December 1899, as spreadsheets count them. */
const serial = (day: string) => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

function cellXml(cell: XlsxCell, place: string, style: number = format.plain): string {
  if (cell === undefined || cell === '') return ''
  // Spreadsheets take texts of 32,767 characters at most.
  if (typeof cell === 'string')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, 32_767))}</t></is></c>`
  if ('hundredths' in cell)
    return `<c r="${place}" s="${format.amount}"><v>${(cell.hundredths / 100).toFixed(2)}</v></c>`
  if ('decimal' in cell)
    return `<c r="${place}" s="${decimalFormats[cell.places ?? 2] ?? format.amount}"><v>${cell.decimal}</v></c>`
  if ('count' in cell) return `<c r="${place}"><v>${cell.count}</v></c>`
  return `<c r="${place}" s="${format.day}"><v>${serial(cell.day)}</v></c>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const lengthOf = (cell: XlsxCell) => (typeof cell === 'string' ? cell.length : 12)

/** Columns as wide as what stands in their first rows, within reason; the headings stay in view. */
function sheetXml({ head, rows }: XlsxSheet): string {
  const widths = head.map((title, column) =>
    Math.min(48, 2 + Math.max(title.length, ...rows.slice(0, 200).map(row => lengthOf(row[column])))),
  )
  const columns = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  const line = (cells: readonly XlsxCell[], row: number, style?: number) =>
    `<row r="${row}">${cells.map((cell, column) => cellXml(cell, columnName(column) + row, style)).join('')}</row>`
  const lines = [line(head, 1, format.bold), ...rows.map((cells, index) => line(cells, index + 2))]
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="5"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.0"/><numFmt numFmtId="166" formatCode="#,##0.000"/><numFmt numFmtId="167" formatCode="#,##0.0000"/><numFmt numFmtId="168" formatCode="#,##0.00000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/>${[3, 165, 166, 167, 168].map(number => `<xf numFmtId="${number}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

/**
 * A spreadsheet (ISO/IEC 29500, transitional): texts stay texts (numbers with leading zeros, what begins with =), amounts
 * and days are numbers and dates. Loads the compression on first use, and compresses at once: call it in a worker for
 * thousands of rows.
 */
export async function xlsxFile(sheets: readonly XlsxSheet[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }))
  const name = (text: string) => escaped(text.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kind}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(sheet => `<sheet name="${name(sheet.name)}" sheetId="${sheet.number}" r:id="rId${sheet.number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${numbered.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  }
  for (const sheet of numbered) parts[`xl/worksheets/sheet${sheet.number}.xml`] = sheetXml(sheet)
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, text]) => [path, strToU8(text)]),
  )
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: `${kind}.sheet` })
}
