import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { calls } from './calls.ts'
import { type Check, type Draft, type Drafts, type Entry, type JudgedEntry, judged } from './entries.ts'
import { textStore } from './stores.ts'

/** The studio's last status message. */
export type Notice = { tone: 'plain' | 'critical'; text: string }

type Judgement = { entry: Entry; draft: Draft | undefined; check: Check; result: JudgedEntry }

/** The text the page shows for each entry: its translation, or else its source. */
const textsOf = (entries: readonly Entry[], drafts: Drafts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.map(({ id, translation, source }) => [id, (drafts[id]?.text ?? translation) || source]),
  )

const translations = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ id, translation }) => [id, translation]))

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** The entries of a language with their edits, and the actions on them. */
export function useEntries(locale: string, check: Check) {
  const store = textStore(locale)
  const { files, drafts, saving } = useSyncExternalStore(store.watch, store.edits)
  const [loaded, setLoaded] = useState<{ locale: string; entries: readonly Entry[] }>()
  const [notice, setNotice] = useState<Notice>()
  const known = useRef(new Map<string, Judgement>())

  const load = useCallback(async () => {
    try {
      const entries = await store.read(() => calls.entries(locale), translations)
      if (entries) setLoaded({ locale, entries })
    } catch (error) {
      setNotice({ tone: 'critical', text: String(error) })
    }
  }, [locale, store])

  useEffect(() => {
    void load()
    const reload = (changed: { locale: string }) => {
      if (changed.locale === locale) void load()
    }
    import.meta.hot?.on('studio:catalog', reload)
    return () => import.meta.hot?.off('studio:catalog', reload)
  }, [locale, load])

  const entries = useMemo(
    () =>
      loaded?.locale === locale
        ? loaded.entries.map(entry => {
            const { [entry.id]: translation = entry.translation } = files
            return translation === entry.translation ? entry : { ...entry, translation }
          })
        : [],
    [loaded, locale, files],
  )

  const noted = useCallback(
    (act: () => void) => {
      act()
      setNotice(
        store.isKept
          ? undefined
          : { tone: 'critical', text: 'This browser keeps no edits: save before you close it.' },
      )
    },
    [store],
  )
  /** Edits an entry, or accepts it as it is; a text that equals the file's is not an edit. */
  const edit = useCallback(
    (entry: Entry, text: string, settles = false) =>
      noted(() => store.type(entry.id, text, entry.fuzzy && settles)),
    [noted, store],
  )
  const discard = useCallback((id: string) => noted(() => store.discard(id)), [noted, store])
  /** Keep the edit over what somebody else wrote. */
  const insist = useCallback((entry: Entry) => noted(() => store.insist(entry.id)), [noted, store])

  const save = async () => {
    try {
      const answer = await store.save()
      if (!answer) return
      await load()
      const [saved, conflicts] = [Object.keys(answer.written).length, Object.keys(answer.theirs).length]
      setNotice({
        tone: conflicts > 0 ? 'critical' : 'plain',
        text: [
          ...(saved > 0
            ? [`Saved ${counted(saved, 'text')} in ${counted(answer.files.length, 'file')}.`]
            : []),
          ...(conflicts > 0
            ? [`${counted(conflicts, 'text')} changed in the file meanwhile: choose which one stays.`]
            : []),
        ].join(' '),
      })
    } catch (error) {
      setNotice({
        tone: 'critical',
        text: `Nothing was saved. ${error instanceof Error ? error.message : ''}`,
      })
    }
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
  }
}
