import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { calls } from './calls.ts'
import { keepDrafts, keptDrafts } from './drafts.ts'
import { type Check, type Draft, type Drafts, type Entry, type JudgedEntry, judged } from './entries.ts'

/** The studio's last status message. */
export type Notice = { tone: 'plain' | 'critical'; text: string }

type Judgement = { entry: Entry; draft: Draft | undefined; check: Check; result: JudgedEntry }

/** The text the page shows for each entry: its translation, or else its source. */
const textsOf = (entries: readonly Entry[], drafts: Drafts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.map(({ id, translation, source }) => [id, (drafts[id]?.text ?? translation) || source]),
  )

/** The entries of a language with their edits, and the actions on them. */
export function useEntries(locale: string, check: Check) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [drafts, setDrafts] = useState<Drafts>(() => keptDrafts(locale))
  const [notice, setNotice] = useState<Notice>()
  const [saving, setSaving] = useState(false)
  const known = useRef(new Map<string, Judgement>())

  const asked = useRef(0)
  const load = useCallback(async () => {
    asked.current += 1
    const { current } = asked
    try {
      const answer = await calls.entries(locale)
      // A newer response has arrived.
      if (current === asked.current) setEntries(answer)
    } catch (error) {
      setNotice({ tone: 'critical', text: String(error) })
    }
  }, [locale])

  useEffect(() => {
    setDrafts(keptDrafts(locale))
    void load()
    const reload = (changed: { locale: string }) => {
      if (changed.locale === locale) void load()
    }
    import.meta.hot?.on('studio:catalog', reload)
    return () => import.meta.hot?.off('studio:catalog', reload)
  }, [locale, load])

  const keep = useCallback(
    (change: (drafts: Drafts) => Drafts) =>
      setDrafts(before => {
        const after = change(before)
        if (!keepDrafts(locale, after))
          setNotice({ tone: 'critical', text: 'This browser keeps no edits: save before you close it.' })
        return after
      }),
    [locale],
  )

  /** Edits an entry, or accepts it as it is; a text that equals the file's is not an edit. */
  const edit = useCallback(
    (entry: Entry, text: string, settles = false) => {
      setNotice(undefined)
      keep(({ [entry.id]: draft, ...others }) =>
        text === entry.translation && !(entry.fuzzy && settles)
          ? others
          : { ...others, [entry.id]: { text, was: draft?.was ?? entry.translation } },
      )
    },
    [keep],
  )
  const discard = useCallback(
    (id: string) => {
      setNotice(undefined)
      keep(({ [id]: _, ...others }) => others)
    },
    [keep],
  )
  /** Keep the edit over what somebody else wrote. */
  const insist = useCallback(
    (entry: Entry) => {
      setNotice(undefined)
      keep(before => {
        const draft = before[entry.id]
        return draft ? { ...before, [entry.id]: { ...draft, was: entry.translation } } : before
      })
    },
    [keep],
  )

  const save = async () => {
    setSaving(true)
    try {
      const changes = Object.entries(drafts).map(([id, draft]) => ({ id, ...draft }))
      const { files, saved, conflicts } = await calls.saveEntries(locale, changes)
      const gone = new Set(saved)
      // Text typed while the request was under way is a new edit.
      keep(now =>
        Object.fromEntries(
          Object.entries(now).filter(([id, draft]) => !gone.has(id) || draft.text !== drafts[id]?.text),
        ),
      )
      await load()
      const texts = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`
      setNotice({
        tone: conflicts.length > 0 ? 'critical' : 'plain',
        text: [
          ...(saved.length > 0
            ? [`Saved ${texts(saved.length)} in ${files.length} ${files.length === 1 ? 'file' : 'files'}.`]
            : []),
          ...(conflicts.length > 0
            ? [`${texts(conflicts.length)} changed in the file meanwhile: choose which one stays.`]
            : []),
        ].join(' '),
      })
    } catch (error) {
      setNotice({
        tone: 'critical',
        text: `Nothing was saved. ${error instanceof Error ? error.message : ''}`,
      })
    }
    setSaving(false)
  }

  const filed = useMemo(() => textsOf(entries, {}), [entries])
  const texts = useMemo(() => textsOf(entries, drafts), [entries, drafts])
  // Typing does not wait for the lists.
  const listedDrafts = useDeferredValue(drafts)
  const judgedEntries = useMemo(
    () =>
      entries.map(entry => {
        const draft = listedDrafts[entry.id]
        const before = known.current.get(entry.id)
        if (before && before.entry === entry && before.draft === draft && before.check === check)
          return before.result
        const result = judged(entry, draft, check)
        known.current.set(entry.id, { entry, draft, check, result })
        return result
      }),
    [entries, listedDrafts, check],
  )
  /** One entry with its current edit. */
  const entryNow = (id: string | undefined) => {
    const entry = entries.find(one => one.id === id)
    return entry && judged(entry, drafts[entry.id], check)
  }
  return {
    entries: judgedEntries,
    filed,
    texts,
    entryNow,
    drafts,
    edit,
    discard,
    insist,
    save,
    saving,
    notice,
    setNotice,
  }
}
