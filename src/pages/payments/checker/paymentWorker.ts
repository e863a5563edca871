import { xlsxFile } from '../../../components/spreadsheet/xlsxFile.ts'
import { paymentRules } from '../../../content/paymentRules.ts'
import { type CheckOptions, checkPayments } from '../checks/check.ts'
import { checkBytes } from '../checks/checkBytes.ts'
import { excerpts } from '../checks/excerpt.ts'
import { filterPayments, sortPayments, summaryOf, sumsOf } from '../checks/listPayments.ts'
import { decodeFile } from '../formats/decodeFile.ts'
import type { Party, Payment } from '../formats/types.ts'
import type { Answer, CheckTask, FileSummary, Query } from './checkTask.ts'
import { sheetCsv } from './sheetCsv.ts'

// Checks files beside the page, which stays free to answer. Payments stay here: there may be hundreds of thousands.

type Known = {
  content: Blob
  payments: Payment[]
  parties: Party[]
  matches?: { key: string; payments: Payment[] }
}

const files = new Map<string, Known>()

async function check(
  task: Extract<CheckTask, { check: string }>,
  onProgress: (payments: number) => void,
): Promise<FileSummary[]> {
  const { source, today } = task
  const bytes = new Uint8Array(await source.content.arrayBuffer())
  const summaries: FileSummary[] = []
  const options = { today, rules: paymentRules, onProgress }
  for await (const file of checkBytes('', bytes, options)) {
    const id = `${task.check}/${summaries.length}`
    const name = [source.name, file.name].filter(Boolean).join('/')
    if ('failure' in file) {
      summaries.push({ id, name, failure: file.failure })
      continue
    }
    const { payments, parties } = file.report
    const content = file.bytes.length === bytes.length ? source.content : new Blob([file.bytes])
    files.set(id, { content, payments, parties })
    summaries.push({ id, name, report: summaryOf(file.report) })
  }
  return summaries
}

/** The payments of a file that match, in their order; kept until another query comes. */
function matching(known: Known, { filter, sort, locale }: Query): Payment[] {
  const key = JSON.stringify([filter, sort, locale])
  if (known.matches?.key === key) return known.matches.payments
  const found = filterPayments(known.payments, filter)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const payments = sort ? sortPayments(found, sort, compare) : found
  known.matches = { key, payments }
  return payments
}

const textOf = async ({ content }: Known) => decodeFile(new Uint8Array(await content.arrayBuffer()))

async function answerAbout(known: Known, task: CheckTask): Promise<unknown> {
  if ('count' in task) {
    const payments = matching(known, task.query)
    return { count: payments.length, sums: sumsOf(payments) }
  }
  if ('recheck' in task) {
    const { text, encoding } = await textOf(known)
    const options: CheckOptions = { today: task.today, profile: task.profile, rules: paymentRules, encoding }
    const report = checkPayments(text, options)
    Object.assign(known, { payments: report.payments, parties: report.parties, matches: undefined })
    return summaryOf(report)
  }
  if ('rows' in task) return matching(known, task.query).slice(task.from, task.to)
  if ('excerpts' in task) {
    const { text } = await textOf(known)
    return excerpts(text, task.places)
  }
  return known.parties
}

/** The file that a task is about. */
function idOf(task: CheckTask): string {
  if ('count' in task) return task.count
  if ('rows' in task) return task.rows
  if ('excerpts' in task) return task.excerpts
  if ('recheck' in task) return task.recheck
  return 'parties' in task ? task.parties : ''
}

async function answerTo(task: CheckTask, onProgress: (payments: number) => void): Promise<Answer> {
  if ('check' in task) return { answer: await check(task, onProgress) }
  if ('write' in task)
    return { answer: task.style ? sheetCsv(task.write, task.style) : await xlsxFile([task.write]) }
  const known = files.get(idOf(task))
  return known ? { answer: await answerAbout(known, task) } : { isUnknown: true }
}

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<CheckTask>) => {
  const send = (message: Answer) => port?.postMessage(message)
  answerTo(data, progress => send({ progress })).then(send, error => {
    // An error that nothing catches ends the wait of the page.
    setTimeout(() => {
      throw error
    })
  })
})
