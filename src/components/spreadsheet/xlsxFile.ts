import type { SheetData } from 'write-excel-file/universal'

/** A cell: a text, an amount in hundredths, a whole number, a day (`YYYY-MM-DD`), or nothing. */
export type XlsxCell = string | { hundredths: number } | { count: number } | { day: string } | undefined

export type XlsxSheet = {
  /** At most 31 characters, without `\ / ? * [ ] :`. */
  name: string
  head: readonly string[]
  rows: readonly (readonly XlsxCell[])[]
}

type Written = Exclude<SheetData[number], null | undefined>[number]

function written(cell: XlsxCell): Written {
  if (cell === undefined || cell === '') return null
  // Excel takes texts of 32,767 characters at most.
  if (typeof cell === 'string') return { value: cell.slice(0, 32_767), type: String }
  if ('hundredths' in cell) return { value: cell.hundredths / 100, type: Number, format: '#,##0.00' }
  if ('count' in cell) return { value: cell.count, type: Number }
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
}

/** Wide enough for what stands in the column, within reason. */
const widthOf = (texts: readonly number[]) => Math.min(48, Math.max(10, ...texts) + 2)

const lengthOf = (cell: XlsxCell): number =>
  typeof cell === 'string' ? cell.length : cell && 'hundredths' in cell ? 12 : 10

/**
 * A spreadsheet (Office Open XML): texts stay texts (numbers with leading zeros, what begins with =), amounts and days
 * are numbers and dates, and the headings stay in view. Loads its writer on first use; call it in a worker for
 * thousands of rows, as it compresses at once.
 */
export async function xlsxFile(sheets: readonly XlsxSheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  return write(
    sheets.map(({ name, head, rows }) => ({
      sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      data: [
        head.map(title => ({ value: title, type: String, fontWeight: 'bold' as const })),
        ...rows.map(row => row.map(written)),
      ],
      columns: head.map((title, column) => ({
        width: widthOf([title.length, ...rows.slice(0, 200).map(row => lengthOf(row[column]))]),
      })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
}
