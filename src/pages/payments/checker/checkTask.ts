import type { XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'
import { trustedWorker } from '../../../components/trustedWorker.ts'
import type { Failure } from '../checks/checkBytes.ts'
import type { ExcerptLine } from '../checks/excerpt.ts'
import type { PaymentFilter, PaymentSort, ReportSummary, Sum } from '../checks/listPayments.ts'
import type { Party, Payment, Position, Profile } from '../formats/types.ts'
import workerUrl from './paymentWorker.ts?worker&url'
import type { CsvStyle } from './sheetCsv.ts'

/** The largest file that is checked, in bytes. */
const largest = 100 * 1024 * 1024

/** A file to check, with its name as the visitor knows it. */
export type Source = { name: string; content: Blob }

/** A file that was checked, as the page knows it; `id` names it in the worker. */
export type FileSummary = { id: string; name: string } & (
  | { report: ReportSummary; failure?: undefined }
  | { failure: Failure; report?: undefined }
)

/** Which payments a table shows, and in which order. */
export type Query = { filter: PaymentFilter; sort: PaymentSort | undefined; locale: string }

/** What the worker can be asked. All but `check` and `write` are about a file that it checked. */
export type CheckTask =
  | { check: string; source: Source; today: string }
  | { recheck: string; profile: Profile; today: string }
  | { count: string; query: Query }
  | { rows: string; query: Query; from: number; to: number }
  | { excerpts: string; places: Position[] }
  | { parties: string }
  | { write: XlsxSheet; style: CsvStyle | undefined }

/** How many payments match, and their sums. */
export type Count = { count: number; sums: Sum[] }

/** What the worker answers: how far it is, the answer, or that it does not know the file. */
export type Answer = { progress: number } | { answer: unknown } | { isUnknown: true }

let worker: Worker | undefined
/** Ends the waits for answers that will not come. */
const waits = new Set<() => void>()
/** How each source and file was checked: a worker that was ended has to check them again before it can answer. */
const checks = new Map<string, Extract<CheckTask, { check: string }>>()
const rechecks = new Map<string, Extract<CheckTask, { recheck: string }>>()

/** Starts the worker, so that checking a file needs no request. */
export function startWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl), { type: 'module' })
  return worker
}

/** Ends the worker, whatever it is doing, and frees its memory. */
export function stopWorker(): void {
  worker?.terminate()
  worker = undefined
  for (const end of waits) end()
}

/** Forgets every file. */
export function forgetFiles(): void {
  checks.clear()
  rechecks.clear()
  stopWorker()
}

function send<Result>(task: CheckTask, onProgress?: (payments: number) => void): Promise<Result | undefined> {
  const current = startWorker()
  const { port1, port2 } = new MessageChannel()
  let end = () => {}
  return new Promise<Result | undefined>((resolve, reject) => {
    end = () => reject(new Error('The worker for payment files was ended.'))
    waits.add(end)
    const fail = () => {
      if (worker === current) stopWorker()
    }
    current.addEventListener('error', fail, { once: true })
    port1.onmessageerror = fail
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) {
        onProgress?.(data.progress)
        return
      }
      current.removeEventListener('error', fail)
      resolve('answer' in data ? (data.answer as Result) : undefined)
    }
    current.postMessage(task, [port2])
  }).finally(() => {
    waits.delete(end)
    port1.close()
  })
}

/** Asks about a file, which a new worker checks again first. */
async function ask<Result>(id: string, task: CheckTask): Promise<Result> {
  const known = await send<Result>(task)
  if (known !== undefined) return known
  const check = checks.get(id.split('/')[0] ?? '')
  if (check) await send(check)
  const recheck = rechecks.get(id)
  if (recheck && recheck !== task) await send(recheck)
  const answer = await send<Result>(task)
  if (answer === undefined) throw new Error('The file is not known any more.')
  return answer
}

/** Checks a file, or each file of an archive; never fails. */
export async function checkSource(
  id: string,
  source: Source,
  today: string,
  onProgress: (payments: number) => void,
): Promise<FileSummary[]> {
  const failed = (code: Failure['code']): FileSummary[] => [{ id, name: source.name, failure: { code } }]
  if (source.content.size > largest) return failed('tooLarge')
  const task = { check: id, source, today }
  try {
    const files = await send<FileSummary[]>(task, onProgress)
    checks.set(id, task)
    return files ?? failed('failed')
  } catch {
    stopWorker()
    return failed('failed')
  }
}

/** Checks a file again, by the rules of another country's banks. */
export function checkAgain(id: string, profile: Profile, today: string): Promise<ReportSummary> {
  const task = { recheck: id, profile, today }
  rechecks.set(id, task)
  return ask<ReportSummary>(id, task)
}

/** How many payments of a file match, and their sums. */
export const countPayments = (id: string, query: Query) => ask<Count>(id, { count: id, query })

/** Some of the payments of a file that match. */
export const paymentRows = (id: string, query: Query, from: number, to: number) =>
  ask<Payment[]>(id, { rows: id, query, from, to })

/** The lines of a file around some places. */
export const excerptsAt = (id: string, places: Position[]) =>
  ask<ExcerptLine[][]>(id, { excerpts: id, places })

/** The vendors or customers of a file whose data have to be corrected. */
export const partiesOf = (id: string) => ask<Party[]>(id, { parties: id })

/** A sheet as a file: CSV in a style, or a spreadsheet without one. */
export async function writeSheet(sheet: XlsxSheet, style?: CsvStyle): Promise<string | Blob> {
  const written = await send<string | Blob>({ write: sheet, style })
  if (written === undefined) throw new Error('The worker for payment files gave no answer.')
  return written
}
