import { useEffect, useRef, useState } from 'react'
import type { Encoding } from '../formats/encodings.ts'
import type { Overview, Preview } from '../formats/session.ts'
import { readSources, startWorker, stopWorker } from './readerWorker.ts'
import type { Progress, Source } from './statementWorker.ts'

export type { Source }

/** What is being read: the file, and the share of all files that has been read. */
export type ReadingProgress = { name: string; share: number; preview?: Preview | undefined }

type State = {
  /** What has been read; its number rises whenever that changes. */
  overview: Overview
  sources: readonly Source[]
  version: number
  encoding: Encoding | undefined
  progress: ReadingProgress | undefined
  /** The worker broke: files are lost that it could not read. */
  lost: string[]
}

const nothing: State = {
  overview: { files: 0, accounts: [], problems: new Map() },
  sources: [],
  version: 0,
  encoding: undefined,
  progress: undefined,
  lost: [],
}

/**
 * The files that have been read; the worker keeps what they contain. Files add to those before them; a sample stands
 * alone.
 * @param before files that were chosen before the page was ready.
 */
export function useReadings(before: () => Source[]) {
  const [state, setState] = useState(nothing)
  const change = (changes: Partial<State>) => setState(known => ({ ...known, ...changes }))
  /** What the worker has read: a new one is given it again. */
  const known = useRef<Source[]>([])
  const encoding = useRef<Encoding>(undefined)
  const isSample = useRef(false)
  // What was asked for before the reading was stopped is not shown.
  const round = useRef(0)
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  const readAll = async (sources: Source[], isOfSample: boolean, isAgain: boolean, own: number) => {
    if (own !== round.current) return
    const isAlone = isAgain || isOfSample || isSample.current
    const sizes = sources.map(({ content }) => Math.max(1, content.size))
    const all = sizes.reduce((sum, size) => sum + size, 0)
    let shown: Preview | undefined
    const report = ({ file, share, preview }: Progress['progress']) => {
      shown ??= preview
      const done = sizes.slice(0, file).reduce((sum, size) => sum + size, (sizes[file] ?? 0) * share)
      if (own === round.current)
        change({ progress: { name: sources[file]?.name ?? '', share: done / all, preview: shown } })
    }
    report({ file: 0, share: 0 })
    try {
      const overview = await readSources(sources, encoding.current, isAlone, report)
      if (own !== round.current) return
      known.current = isAlone ? sources : [...known.current, ...sources]
      isSample.current = isOfSample
      setState(({ version, ...rest }) => ({
        ...rest,
        ...{ overview, sources: known.current, version: version + 1, lost: [] },
      }))
    } catch {
      if (own !== round.current) return
      change({ lost: sources.map(({ name }) => name) })
      await restore()
    }
  }
  /** Gives a new worker what the one before it had read. */
  const restore = async () => {
    stopWorker()
    startWorker()
    if (known.current.length > 0)
      await readSources(known.current, encoding.current, true, () => {}).catch(() => {})
  }
  // One after the other, so that files stand in the order in which they were given.
  const enqueue = (task: () => Promise<void>) => {
    waiting.current++
    const done = queue.current.then(task).finally(() => {
      waiting.current--
      if (waiting.current === 0) change({ progress: undefined })
    })
    queue.current = done
  }
  const read = (sources: Source[], isOfSample = false) => {
    if (sources.length === 0) return
    if (isOfSample && state.progress) {
      // It takes the place of what was read before, which need not be read again.
      known.current = []
      halt()
    }
    const own = round.current
    change({ progress: state.progress ?? { name: sources[0]?.name ?? '', share: 0 } })
    enqueue(() => readAll(sources, isOfSample, false, own))
  }
  /** Ends what is being read; what was read before stays. */
  const halt = () => {
    round.current++
    stopWorker()
    enqueue(restore)
  }
  const stop = () => {
    halt()
    change({ progress: undefined })
  }
  /** Forgets everything; the worker goes too, and with it the memory of the last file. */
  const clear = () => {
    round.current++
    known.current = []
    isSample.current = false
    stopWorker()
    setState(({ version }) => ({ ...nothing, encoding: encoding.current, version: version + 1 }))
    startWorker()
  }
  /** Reads all files again, in an encoding or, without one, in what each seems to have. */
  const decodeAs = (chosen: Encoding | undefined) => {
    encoding.current = chosen
    change({ encoding: chosen })
    const sources = known.current
    if (sources.length === 0) return
    const own = round.current
    enqueue(() => readAll(sources, isSample.current, true, own))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    startWorker()
    read(before())
  }, [])
  return { ...state, read, stop, clear, decodeAs }
}
