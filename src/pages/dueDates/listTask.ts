import type { XlsxSheet } from '../../components/spreadsheet/xlsxFile.ts'
import type { InvoiceList, ListOptions } from '../../dueDates/invoiceList.ts'
import type { Total } from '../../dueDates/totals.ts'
import { trustedWorker } from '../../lib/trustedWorker.ts'
import workerUrl from './listWorker.ts?worker&url'

/** What the worker can be asked for. */
export type ListTask = { text: string; options: ListOptions } | { sheets: XlsxSheet[] }

export type ListAnswer = { list: InvoiceList; totals: Total[] }

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
export const readList = (text: string, options: ListOptions) => ask<ListAnswer>({ text, options })

/** Writes a spreadsheet beside the page. */
export const writeSheets = (sheets: XlsxSheet[]) => ask<Blob>({ sheets })
