import { trustedWorker } from '../../lib/trustedWorker.ts'
import type { FileReading } from '../../statements/accounts.ts'
import type { ProblemCode } from '../../statements/types.ts'
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
function readInWorker(bytes: ArrayBuffer): Promise<FileReading[]> {
  const current = startWorker()
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    current.addEventListener('error', reject, { once: true })
    current.postMessage(bytes, [bytes, port2])
  })
}

const failed = (name: string, code: ProblemCode): FileReading[] => [
  { name, format: undefined, statements: [], problems: [{ code }] },
]

/** What a file contains, or each file of an archive, and what is wrong with it; never fails. */
export async function readFile(name: string, file: Blob): Promise<FileReading[]> {
  if (file.size > largest) return failed(name, 'tooLarge')
  try {
    const readings = await readInWorker(await file.arrayBuffer())
    return readings.map(reading => ({ ...reading, name: name + reading.name.replace(/^(?=.)/, '/') }))
  } catch {
    worker?.terminate()
    worker = undefined
    return failed(name, 'failed')
  }
}
