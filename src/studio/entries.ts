import type { MessageProblem } from '../i18n/checks/problem.ts'
import { foldText } from '../i18n/foldText.ts'

/** One catalog entry as the studio shows it. `id` is the message id in the code. */
export type Entry = {
  id: string
  /** The areas whose catalogs contain it; the same message has one translation everywhere. */
  areas: string[]
  context: string | undefined
  source: string
  /** As in the file; empty if there is none. */
  translation: string
  comments: string[]
  /** The source files that use it. */
  origins: string[]
  fuzzy: boolean
  /** The source text that a fuzzy translation was made from. */
  previous: string | undefined
}

/** An unsaved edit; `was` is the text of the file when it began. */
export type Draft = { text: string; was: string }
export type Drafts = Readonly<Record<string, Draft>>

export const states = ['missing', 'fuzzy', 'problem', 'done'] as const
export type State = (typeof states)[number]

/** An entry with its current text, state and problems. */
export type JudgedEntry = Entry & {
  text: string
  edited: boolean
  /** The file has changed since the edit began. */
  conflict: boolean
  state: State
  problems: readonly MessageProblem[]
}

/** The problems of a text as the translation of an entry. */
export type Check = (entry: Entry, text: string) => readonly MessageProblem[]

/** The state of an entry with its edit, if any; editing a fuzzy text resolves it. */
export function judged(entry: Entry, draft: Draft | undefined, check: Check): JudgedEntry {
  const text = draft?.text ?? entry.translation
  const problems = text === '' ? [] : check(entry, text)
  const state = () => {
    if (text.trim() === '') return 'missing'
    if (entry.fuzzy && !draft) return 'fuzzy'
    return problems.some(({ severity }) => severity === 'error') ? 'problem' : 'done'
  }
  const conflict = draft !== undefined && draft.was !== entry.translation && text !== entry.translation
  return { ...entry, text, edited: draft !== undefined, conflict, state: state(), problems }
}

/** The number of entries per state in an area, or in all of them. */
export function countsOf(entries: readonly JudgedEntry[], area?: string): Record<State, number> {
  const counts = { missing: 0, fuzzy: 0, problem: 0, done: 0 }
  for (const entry of entries) if (!area || entry.areas.includes(area)) counts[entry.state] += 1
  return counts
}

/** The filter of the entry list; missing conditions match everything. */
export type Filter = {
  area: string
  state: State | 'warned' | 'edited' | 'present' | ''
  query: string
}

const isState = (name: string): name is State => (states as readonly string[]).includes(name)

/** The entries that match a filter. `present` are the ids on the current page, in order. */
export function filtered(
  entries: readonly JudgedEntry[],
  { area, state, query }: Filter,
  present: readonly string[],
): readonly JudgedEntry[] {
  const words = foldText(query).split(' ').filter(Boolean)
  const passes = (entry: JudgedEntry) => {
    if (area && !entry.areas.includes(area)) return false
    if (state === 'edited' && !entry.edited) return false
    if (state === 'warned' && entry.problems.length === 0) return false
    if (isState(state) && entry.state !== state) return false
    if (words.length === 0) return true
    const text = foldText(
      [entry.source, entry.text, entry.context, ...entry.comments, ...entry.origins].join('\n'),
    )
    return words.every(word => text.includes(word))
  }
  const passing = entries.filter(passes)
  if (state !== 'present') return passing
  const places = new Map(present.map((id, place) => [id, place]))
  const place = (entry: Entry) => places.get(entry.id) ?? Number.POSITIVE_INFINITY
  return passing.filter(entry => places.has(entry.id)).sort((one, other) => place(one) - place(other))
}

/** The next entry after this one that needs work, wrapping around; undefined if all are done. */
export function nextToDo(entries: readonly JudgedEntry[], id: string | undefined): JudgedEntry | undefined {
  const at = entries.findIndex(entry => entry.id === id)
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(
    entry => entry.state !== 'done' && entry.id !== id,
  )
}
