import { useEffect, useRef, useState } from 'react'
import { today } from '../../../components/handOver.ts'
import type { Profile } from '../formats/types.ts'
import {
  checkAgain,
  checkSource,
  type FileSummary,
  forgetFiles,
  type Source,
  startWorker,
  stopWorker,
} from './checkTask.ts'

type State = {
  files: FileSummary[]
  /** Whether they are a sample, which goes when files come. */
  isSample: boolean
  isChecking: boolean
  /** How many payments of the file that is being checked were read. */
  progress: number
}

const nothing: State = { files: [], isSample: false, isChecking: false, progress: 0 }

/** What was checked last, for a visitor who comes back to the page. */
let last = nothing
/** The files themselves, by the source's part of their ids. */
const sources = new Map<string, Source>()
let count = 0

/** The file that a checked file came from; an archive if it was in one. */
export const sourceOfFile = ({ id }: FileSummary) => sources.get(id.split('/')[0] ?? '')

/**
 * The files that have been checked. Files add to those before them; a sample stands alone.
 * @param before files that were chosen before the page was ready, or left by another tool.
 */
export function useChecks(before: () => Source[]) {
  const [state, setState] = useState(nothing)
  // What was asked for before the check was stopped is not shown.
  const round = useRef(0)
  const queue = useRef(Promise.resolve())
  const update = (change: (known: State) => State) => {
    last = { ...change(last), isChecking: false, progress: 0 }
    setState(change)
  }

  const checkAll = async (given: Source[], isSample: boolean, own: number) => {
    let isFirst = true
    for (const source of given) {
      if (own !== round.current) return
      const id = String(count++)
      sources.set(id, source)
      const files = await checkSource(id, source, today(), progress =>
        setState(known => (own === round.current ? { ...known, progress } : known)),
      )
      if (own !== round.current) return
      const replaces = isFirst
      update(known => ({
        ...known,
        progress: 0,
        files: replaces && (isSample || known.isSample) ? files : [...known.files, ...files],
        isSample,
      }))
      isFirst = false
    }
  }
  // One after the other, so that files stand in the order in which they were given.
  const check = (given: Source[], isSample = false) => {
    if (given.length === 0) return
    if (isSample) halt()
    const own = round.current
    setState(known => ({ ...known, isChecking: true }))
    const done = queue.current.then(() => checkAll(given, isSample, own))
    queue.current = done
    void done.then(() => {
      if (queue.current === done) setState(known => ({ ...known, isChecking: false }))
    })
  }
  /** Ends what is being checked; a worker that is idle stays. */
  const halt = () => {
    round.current++
    if (state.isChecking) stopWorker()
  }
  const stop = () => {
    halt()
    setState(known => ({ ...known, isChecking: false, progress: 0 }))
    startWorker()
  }
  /** Checks a file by the rules of another country's banks. */
  const changeProfile = async (id: string, profile: Profile) => {
    setState(known => ({ ...known, isChecking: true }))
    const report = await checkAgain(id, profile, today()).catch(() => undefined)
    update(known => ({
      ...known,
      isChecking: false,
      files: report
        ? known.files.map(file => (file.id === id ? { id, name: file.name, report } : file))
        : known.files,
    }))
  }
  /** Forgets everything; the worker goes too, and with it the memory of the files. */
  const clear = () => {
    round.current++
    sources.clear()
    forgetFiles()
    update(() => nothing)
    startWorker()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    startWorker()
    setState(last)
    check(before())
  }, [])
  return { ...state, check, stop, clear, changeProfile }
}
