import { trustedHtml } from '../../components/trustedHtml.ts'
import { trustedWorker } from '../../lib/trustedWorker.ts'
import { readCamt053 } from '../../statements/camt053.ts'
import { readDocument } from '../../statements/camtDocument.ts'
import { limitProblems, type readText } from '../../statements/readText.ts'
import type { ProblemCode, Reading } from '../../statements/types.ts'
import workerUrl from './statementWorker.ts?worker&url'

/** The largest file that is read, in bytes. */
const largest = 100 * 1024 * 1024

/** How long the page works on a document before it answers its visitor, in milliseconds. */
const slice = 30

let worker: Worker | undefined

/** Starts the worker, so that reading a file needs no request. */
export function startWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl))
  return worker
}

/** Has the worker read some bytes; fails if it cannot start or breaks. */
function readInWorker(bytes: ArrayBuffer): Promise<ReturnType<typeof readText>> {
  const current = startWorker()
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    current.addEventListener('error', reject, { once: true })
    current.postMessage(bytes, [bytes, port2])
  })
}

/** A function that lets the page answer its visitor each time a slice is over. */
function pauses(): () => Promise<void> {
  let end = performance.now() + slice
  return async () => {
    if (performance.now() < end) return
    await new Promise(resolve => setTimeout(resolve))
    end = performance.now() + slice
  }
}

const failed = (code: ProblemCode): Reading => ({ format: undefined, statements: [], problems: [{ code }] })

/**
 * Reads a statement in any of the formats. XML is parsed by the page: workers have no parser for it.
 * @returns what the file contains, and what is wrong with it; never fails.
 */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > largest) return failed('tooLarge')
  try {
    const result = await readInWorker(await file.arrayBuffer())
    if (!('xml' in result)) return result
    const parser = new DOMParser()
    const { document, problems } = readDocument(result.xml, text =>
      parser.parseFromString(trustedHtml(text), 'application/xml'),
    )
    if (!document) return { format: 'camt053', statements: [], problems }
    const reading = await readCamt053(document, pauses())
    return limitProblems({ ...reading, problems: [...problems, ...reading.problems] })
  } catch {
    worker?.terminate()
    worker = undefined
    return failed('failed')
  }
}
