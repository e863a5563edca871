import { trustedWorker } from '../../lib/trustedWorker.ts'
import type { FileReading } from '../../statements/accounts.ts'
import type { ProblemCode } from '../../statements/types.ts'
import workerUrl from './statementWorker.ts?worker&url'

/** The largest file that is read, in bytes. */
const largest = 100 * 1024 * 1024

let worker: Worker | undefined
/** Ends the wait for the file that is being read. */
let interrupt = () => {}

/** Starts the worker, so that reading a file needs no request. */
export function startWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl))
  return worker
}

/** Ends the worker, whatever it is doing, and frees its memory. What is being read then counts as failed. */
export function stopWorker(): void {
  worker?.terminate()
  worker = undefined
  interrupt()
}

/** Has the worker read some bytes; fails if it cannot start, breaks or is stopped. */
function readInWorker(bytes: ArrayBuffer): Promise<FileReading[]> {
  const current = startWorker()
  const { port1, port2 } = new MessageChannel()
  return new Promise<FileReading[]>((resolve, reject) => {
    interrupt = () => reject(new Error('stopped'))
    port1.onmessage = ({ data }) => resolve(data)
    port1.onmessageerror = reject
    current.onerror = reject
    current.postMessage(bytes, [bytes, port2])
  }).finally(() => port1.close())
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
    stopWorker()
    return failed(name, 'failed')
  }
}
