import { xlsxFile } from '../../../components/spreadsheet/xlsxFile.ts'
import { type InvoiceList, readInvoiceList } from '../law/invoiceList.ts'
import { type Total, totalsOf } from '../law/totals.ts'
import { type ListWords, rowCells, totalCells } from './listColumns.ts'
import { sheetText } from './listFiles.ts'
import type { ListSummary, ListTask } from './listTask.ts'

let list: InvoiceList = { rows: [], unknown: [], left: 0, order: undefined }
let totals: Total[] = []

const sheets = (words: ListWords) => ({
  totals: { name: words.totals, head: words.totalHead, rows: totals.map(totalCells) },
  rows: { name: words.invoices, head: words.rowHead, rows: list.rows.map(row => rowCells(row, words)) },
})

function read(text: string, options: Parameters<typeof readInvoiceList>[1]): ListSummary {
  list = readInvoiceList(text, options)
  totals = totalsOf(list.rows)
  return {
    ...list,
    rows: list.rows.length,
    bad: list.rows.filter(({ claim }) => !claim).length,
    totals,
  }
}

async function answerTo(task: ListTask): Promise<unknown> {
  if ('read' in task) return read(task.read, task.options)
  if ('rows' in task)
    return list.rows.filter(({ claim }) => task.rows === 'all' || !claim).slice(0, task.most)
  if ('csv' in task) return sheetText(sheets(task.words)[task.csv], task.style)
  const { totals: first, rows } = sheets(task.xlsx)
  return xlsxFile([first, rows])
}

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ListTask>) => {
  answerTo(data).then(
    answer => port?.postMessage(answer),
    // Nothing stands for what went wrong.
    () => port?.postMessage(undefined),
  )
})
