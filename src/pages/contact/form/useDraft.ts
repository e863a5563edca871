import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldName, type Fields, fieldNames } from '../mail/fields.ts'
import { type Draft, type FoundDraft, openDraft } from './draft.ts'
import { watchLeaving } from './leaving.ts'

/** The pause in typing after which the draft is stored, in milliseconds. */
const pause = 300

export type DraftNews =
  | { kind: 'found' | 'posted'; draft: FoundDraft }
  | { kind: 'cleared'; fields: Fields }
  | undefined

type FormAccess = { read: () => Fields; fill: (name: FieldName, text: string) => void }

/**
 * Stores what is typed on this device and restores it. Call `typed` on each input; `news` is the message about the
 * draft, `refused` says that storage failed.
 */
export function useDraft({ read, fill }: FormAccess) {
  const draft = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [news, setNews] = useState<DraftNews>()
  const [refused, setRefused] = useState(false)

  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    setRefused(draft.current?.keep(read()) === false)
  }, [read])
  const typed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pause)
  }, [flush])
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  useEffect(() => {
    const opened = openDraft()
    draft.current = opened
    const there = read()
    const { found } = opened
    // What was typed before hydration is newer than the draft.
    const missing = fieldNames.filter(name => !there[name] && found?.fields[name])
    if (found && missing.length > 0) {
      // What has perhaps arrived is not filled in again unasked.
      if (!found.posted) for (const name of missing) fill(name, found.fields[name] ?? '')
      setNews({ kind: found.posted ? 'posted' : 'found', draft: found })
    }
    if (fieldNames.some(name => there[name])) typed()
    const leave = () => {
      flush()
      opened.leave()
    }
    const end = watchLeaving(leave)
    return () => {
      end()
      leave()
    }
  }, [read, fill, typed, flush])

  /** While it is sent: what is stored is no draft any more if the page is left before the answer. */
  const sending = useCallback(() => {
    drop()
    draft.current?.keep(read())
    draft.current?.setPosted(true)
  }, [drop, read])
  const notSent = useCallback(() => draft.current?.setPosted(false), [])
  /** After sending, nothing stays on this device. */
  const sent = useCallback(() => {
    drop()
    draft.current?.sent()
    setNews(undefined)
  }, [drop])
  /** Deletes everything; can be undone until the page is left. */
  const clear = useCallback(() => {
    drop()
    draft.current?.clear()
    setNews({ kind: 'cleared', fields: read() })
    for (const name of fieldNames) fill(name, '')
  }, [drop, read, fill])
  const restore = useCallback(
    (fields: Readonly<Partial<Fields>>) => {
      for (const name of fieldNames) fill(name, fields[name] ?? '')
      setNews(undefined)
      typed()
    },
    [fill, typed],
  )
  return { news, refused, typed, sending, notSent, sent, clear, restore }
}
