import { useEffect, useRef, useState } from 'react'
import type { FileReading } from '../../statements/accounts.ts'
import { readFile, startWorker } from './readFile.ts'

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
  // What was asked before the last `clear` is not shown.
  const round = useRef(0)

  const read = async (sources: Source[], isSample = false) => {
    if (sources.length === 0) return
    const own = isSample ? ++round.current : round.current
    setState(known => ({ ...known, isReading: true }))
    const readings: FileReading[] = []
    for (const { name, content } of sources) readings.push(...(await readFile(name, content)))
    if (own !== round.current) return
    setState(known => ({
      readings: isSample || known.isSample ? readings : [...known.readings, ...readings],
      isSample,
      isReading: false,
    }))
  }
  const clear = () => {
    round.current++
    setState(nothing)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    startWorker()
    void read(before())
  }, [])
  return { ...state, read, clear }
}
