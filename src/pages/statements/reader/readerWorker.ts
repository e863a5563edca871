import { trustedWorker } from '../../../components/trustedWorker.ts'
import type { Encoding } from '../formats/encodings.ts'
import type { FileRequest, Lines, Overview, View } from '../formats/session.ts'
import type { Progress, Source, Task } from './statementWorker.ts'
import workerUrl from './statementWorker.ts?worker&url'

let worker: Worker | undefined
/** Ends the waits for what has been asked for. */
let interrupts = new Set<() => void>()

/** Starts the worker, so that reading a file needs no request. */
export function startWorker(): Worker {
  worker ??= new Worker(trustedWorker(workerUrl))
  return worker
}

/** Ends the worker, whatever it is doing, and frees its memory. What was asked for then fails. */
export function stopWorker(): void {
  worker?.terminate()
  worker = undefined
  const waiting = interrupts
  interrupts = new Set()
  for (const interrupt of waiting) interrupt()
}

/** Asks the worker for something; fails if it cannot start, breaks or is stopped. */
function ask<Answer>(task: Task, onProgress?: (progress: Progress['progress']) => void): Promise<Answer> {
  const current = startWorker()
  const { port1, port2 } = new MessageChannel()
  let interrupt = () => {}
  return new Promise<Answer>((resolve, reject) => {
    interrupt = () => reject(new Error('The reading was stopped.'))
    interrupts.add(interrupt)
    port1.onmessage = ({ data }: MessageEvent<Progress | { answer?: Answer }>) => {
      if ('progress' in data) onProgress?.(data.progress)
      else if (data.answer === undefined) reject(new Error('The reader gave no answer.'))
      else resolve(data.answer)
    }
    current.onerror = stopWorker
    current.postMessage(task, [port2])
  }).finally(() => {
    interrupts.delete(interrupt)
    port1.close()
  })
}

/**
 * Has files read beside those before them, or alone.
 * @param onProgress called now and then with the file that is being read and how much of it has been.
 */
export const readSources = (
  read: Source[],
  encoding: Encoding | undefined,
  isAlone: boolean,
  onProgress: (progress: Progress['progress']) => void,
): Promise<Overview> => ask({ read, encoding, isAlone }, onProgress)

/** Some lines of what is shown. */
export const linesOf = (lines: View, first: number, count: number): Promise<Lines> =>
  ask({ lines, first, count })

/** A file to save. */
export const fileOf = (file: FileRequest): Promise<Blob> => ask({ file })
