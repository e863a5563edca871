import { xlsxFile } from '../../components/spreadsheet/xlsxFile.ts'
import { readInvoiceList } from '../../dueDates/invoiceList.ts'
import { totalsOf } from '../../dueDates/totals.ts'
import type { ListAnswer, ListTask } from './listTask.ts'

async function answerTo(task: ListTask): Promise<ListAnswer | Blob> {
  if ('sheets' in task) return xlsxFile(task.sheets)
  const list = readInvoiceList(task.text, task.options)
  return { list, totals: totalsOf(list.rows) }
}

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ListTask>) => {
  answerTo(data).then(
    answer => port?.postMessage(answer),
    // Nothing stands for what went wrong.
    () => port?.postMessage(undefined),
  )
})
