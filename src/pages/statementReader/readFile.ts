import { trustedWorker } from '../../lib/trustedWorker.ts'
import type { ProblemCode, Reading } from '../../statements/types.ts'
import workerUrl from './statementWorker.ts?worker&url'

/** The largest file that is read, in bytes. */
const largest = 100 * 1024 * 1024

let worker: Worker | undefined

/** Starts the worker, so that reading a file needs no request. */
export function startWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl))
  return worker
}

/** Has the worker read some bytes; fails if it cannot start or breaks. */
function readInWorker(bytes: ArrayBuffer): Promise<Reading> {
  const current = startWorker()
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    current.addEventListener('error', reject, { once: true })
    current.postMessage(bytes, [bytes, port2])
  })
}

const failed = (code: ProblemCode): Reading => ({ format: undefined, statements: [], problems: [{ code }] })

/** What a file contains, in any of the formats, and what is wrong with it; never fails. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > largest) return failed('tooLarge')
  try {
    return await readInWorker(await file.arrayBuffer())
  } catch {
    worker?.terminate()
    worker = undefined
    return failed('failed')
  }
}
