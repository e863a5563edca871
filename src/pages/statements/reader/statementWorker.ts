import type { Encoding } from '../formats/encodings.ts'
import type { TextReading } from '../formats/readBytes.ts'
import {
  type FileRequest,
  type Overview,
  type Preview,
  previewOf,
  ReaderSession,
  readFile,
  type View,
} from '../formats/session.ts'

/** A file to read, with its name as the visitor knows it. */
export type Source = { name: string; content: Blob }

type ReadTask = { read: Source[]; encoding: Encoding | undefined; isAlone: boolean }

/** What the worker can be asked for. Each answer comes through a port of its own. */
export type Task = ReadTask | { lines: View; first: number; count: number } | { file: FileRequest }

/** While files are read: which one, from 0, the share of it that has been read, and once its first lines. */
export type Progress = { progress: { file: number; share: number; preview?: Preview } }

// Reads files beside the page and keeps what they contain: the page shows a part of it.
const session = new ReaderSession()
/** What is being read, if anything. */
let reading: Promise<unknown> = Promise.resolve()

/** The account whose searching and sorting is being prepared, while nothing else is asked for. */
let prepared: number | undefined
function prepare(account: number) {
  prepared = account
  const steps = session.prepare(account)
  const step = () => {
    if (prepared !== account) return
    // Not a timer for each step: they wait four milliseconds.
    const end = performance.now() + 30
    let isDone = false
    while (!isDone && performance.now() < end) isDone = steps.next().done === true
    if (!isDone) setTimeout(step)
  }
  setTimeout(step)
}

async function read({ read: sources, encoding, isAlone }: ReadTask, port: MessagePort): Promise<Overview> {
  const readings: TextReading[] = []
  let last = 0
  let isPreviewed = false
  for (const [file, { name, content }] of sources.entries()) {
    const found = await readFile(name, content, encoding, (share, statements) => {
      const now = performance.now()
      const preview = isPreviewed ? undefined : previewOf(statements)
      if (!preview && now - last < 100) return
      isPreviewed ||= preview !== undefined
      last = now
      port.postMessage({ progress: { file, share, ...(preview && { preview }) } } satisfies Progress)
    })
    readings.push(...found)
  }
  prepared = undefined
  return session.add(readings, isAlone)
}

async function answerTo(task: Task, port: MessagePort): Promise<unknown> {
  if ('read' in task) {
    reading = read(task, port)
    return reading
  }
  // A worker that took another one's place reads first what that one had.
  if (session.isEmpty) await reading
  if ('file' in task) return session.file(task.file)
  const lines = session.lines(task.lines, task.first, task.count)
  if (prepared !== task.lines.account) prepare(task.lines.account)
  return lines
}

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Task>) => {
  if (!port) return
  answerTo(data, port).then(
    answer => port.postMessage({ answer }),
    // Nothing stands for what went wrong.
    () => port.postMessage({}),
  )
})
