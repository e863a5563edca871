import type { MessageProblem } from '../translation/problem.ts'

/** One entry of a catalog as the studio shows it. `id` is the message id that the code asks for. */
export type Entry = {
  id: string
  /** The areas whose catalogs hold it; the same words have one translation everywhere. */
  areas: string[]
  context: string | undefined
  source: string
  /** As it stands in the file; empty when there is none. */
  translation: string
  comments: string[]
  /** The source files that say it. */
  origins: string[]
  fuzzy: boolean
  /** The source text that a fuzzy translation was made from. */
  previous: string | undefined
}

/** What the translator wrote and has not saved; `was` is the text of the file when the edit began. */
export type Draft = { text: string; was: string }
export type Drafts = Readonly<Record<string, Draft>>

export const states = ['missing', 'fuzzy', 'problem', 'done'] as const
export type State = (typeof states)[number]

/** An entry with what is known of it now: the text with its edit, its state, and what is wrong with it. */
export type JudgedEntry = Entry & {
  text: string
  edited: boolean
  /** Somebody else changed the file since the edit began. */
  conflict: boolean
  state: State
  problems: readonly MessageProblem[]
}

/** What is wrong with a text as the translation of an entry. */
export type Check = (entry: Entry, text: string) => readonly MessageProblem[]

/** How an entry stands with its edit, if there is one; an edit of a fuzzy text settles it. */
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

/** How many entries of each state there are in an area; in all of them without one. */
export function countsOf(entries: readonly JudgedEntry[], area?: string): Record<State, number> {
  const counts = { missing: 0, fuzzy: 0, problem: 0, done: 0 }
  for (const entry of entries) if (!area || entry.areas.includes(area)) counts[entry.state] += 1
  return counts
}

/** Which entries are asked for; what is not given is no condition. */
export type Filter = {
  area: string
  state: State | 'warned' | 'edited' | 'present' | ''
  query: string
}

const isState = (name: string): name is State => (states as readonly string[]).includes(name)

// Accents and letter case are no reason not to find something.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
    .toLowerCase()

/** The entries that a filter lets pass. `present` are the ids on the page that is shown, in its order. */
export function filtered(
  entries: readonly JudgedEntry[],
  { area, state, query }: Filter,
  present: readonly string[],
): readonly JudgedEntry[] {
  const words = plain(query).split(' ').filter(Boolean)
  const passes = (entry: JudgedEntry) => {
    if (area && !entry.areas.includes(area)) return false
    if (state === 'edited' && !entry.edited) return false
    if (state === 'warned' && entry.problems.length === 0) return false
    if (isState(state) && entry.state !== state) return false
    if (words.length === 0) return true
    const text = plain(
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

/** The next entry after this one that is not done, from the top again at the end; undefined when all are. */
export function nextToDo(entries: readonly JudgedEntry[], id: string | undefined): JudgedEntry | undefined {
  const at = entries.findIndex(entry => entry.id === id)
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(
    entry => entry.state !== 'done' && entry.id !== id,
  )
}
