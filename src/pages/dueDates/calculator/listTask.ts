import { trustedWorker } from '../../../components/trustedWorker.ts'
import type { InvoiceList, ListOptions } from '../law/invoiceList.ts'
import type { ListRow } from '../law/listRow.ts'
import type { Total } from '../law/totals.ts'
import type { ListWords } from './listColumns.ts'
import type { TextStyle } from './listFiles.ts'
import workerUrl from './listWorker.ts?worker&url'

/** What a page shows of a list: thousands of rows stay in the worker, as handing them over would hold up the page. */
export type ListSummary = Omit<InvoiceList, 'rows'> & { rows: number; bad: number; totals: Total[] }

/** What the worker can be asked for; all but `read` concern the list that was read last. */
export type ListTask =
  | { read: string; options: ListOptions }
  | { rows: 'all' | 'bad'; most: number }
  | { csv: 'rows' | 'totals'; words: ListWords; style: TextStyle }
  | { xlsx: ListWords }

let worker: Worker | undefined

/** Starts the worker, so that a list needs no request. */
export function startListWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl), { type: 'module' })
  return worker
}

function ask<Answer>(task: ListTask): Promise<Answer> {
  const current = startListWorker()
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const fail = () => {
      current.terminate()
      if (worker === current) worker = undefined
      reject(new Error('The worker for lists broke.'))
    }
    current.addEventListener('error', fail, { once: true })
    port1.onmessage = ({ data }: MessageEvent<Answer | undefined>) => {
      current.removeEventListener('error', fail)
      port1.close()
      if (data === undefined) reject(new Error('The worker for lists gave no answer.'))
      else resolve(data)
    }
    current.postMessage(task, [port2])
  })
}

/** Reads a list beside the page, which stays free to answer. */
export const readList = (read: string, options: ListOptions) => ask<ListSummary>({ read, options })

/** The first rows of the list, or of those that could not be read. */
export const rowsOfList = (rows: 'all' | 'bad', most: number) => ask<ListRow[]>({ rows, most })

/** The rows, or the totals, as CSV or for the clipboard. */
export const listText = (csv: 'rows' | 'totals', words: ListWords, style: TextStyle) =>
  ask<string>({ csv, words, style })

/** Totals and rows as a spreadsheet. */
export const listSpreadsheet = (xlsx: ListWords) => ask<Blob>({ xlsx })
