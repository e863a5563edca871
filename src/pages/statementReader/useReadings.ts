import { useEffect, useRef, useState } from 'react'
import type { FileReading } from '../../statements/accounts.ts'
import { readFile, startWorker, stopWorker } from './readFile.ts'

/** A file to read, with its name as the visitor knows it. */
export type Source = { name: string; content: Blob }

type State = { readings: FileReading[]; isSample: boolean; isReading: boolean }

const nothing: State = { readings: [], isSample: false, isReading: false }

/**
 * The files that have been read. Files add to those before them; a sample stands alone.
 * @param before files that were chosen before the page was ready.
 */
export function useReadings(before: () => Source[]) {
  const [state, setState] = useState(nothing)
  // What was asked for before the reading was stopped is not shown.
  const round = useRef(0)
  const queue = useRef(Promise.resolve())

  const readAll = async (sources: Source[], isSample: boolean, own: number) => {
    const readings: FileReading[] = []
    for (const { name, content } of sources) {
      if (own !== round.current) return
      readings.push(...(await readFile(name, content)))
    }
    if (own !== round.current) return
    setState(known => ({
      ...known,
      readings: isSample || known.isSample ? readings : [...known.readings, ...readings],
      isSample,
    }))
  }
  // One after the other, so that files stand in the order in which they were given.
  const read = (sources: Source[], isSample = false) => {
    if (sources.length === 0) return
    if (isSample) halt()
    const own = round.current
    setState(known => ({ ...known, isReading: true }))
    const done = queue.current.then(() => readAll(sources, isSample, own))
    queue.current = done
    void done.then(() => {
      if (queue.current === done) setState(known => ({ ...known, isReading: false }))
    })
  }
  /** Ends what is being read; a worker that is idle stays. */
  const halt = () => {
    round.current++
    if (state.isReading) stopWorker()
  }
  const stop = () => {
    halt()
    setState(known => ({ ...known, isReading: false }))
  }
  /** Forgets everything; the worker goes too, and with it the memory of the last file. */
  const clear = () => {
    round.current++
    stopWorker()
    setState(nothing)
    startWorker()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    startWorker()
    read(before())
  }, [])
  return { ...state, read, stop, clear }
}
