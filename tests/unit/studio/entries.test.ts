import { describe, expect, it } from 'vitest'
import {
  countsOf,
  type Draft,
  type Entry,
  filtered,
  judged,
  nextToDo,
  type State,
} from '../../../src/studio/entries.ts'

const entry = (over: Partial<Entry> = {}): Entry => ({
  id: over.id ?? 'id',
  areas: ['home'],
  context: undefined,
  source: 'Paiements signés',
  translation: 'Signed payments',
  comments: [],
  origins: ['src/pages/home/Hero.tsx'],
  fuzzy: false,
  previous: undefined,
  ...over,
})
const error = { kind: 'tag', severity: 'error', text: '<0> is missing' } as const
const warning = { kind: 'length', severity: 'warning', text: 'long' } as const
const clean = () => []
const none = { area: '', state: '', query: '' } as const

describe('judged', () => {
  it.each<[State, Partial<Entry>, Draft | undefined]>([
    ['done', {}, undefined],
    ['missing', { translation: '' }, undefined],
    ['missing', {}, { text: ' ', was: 'Signed payments' }],
    ['fuzzy', { fuzzy: true }, undefined],
    // Accepted as it is: an edit that changes nothing but the mark.
    ['done', { fuzzy: true }, { text: 'Signed payments', was: 'Signed payments' }],
  ])('%s', (state, over, draft) => {
    expect(judged(entry(over), draft, clean).state).toBe(state)
  })

  it('is a problem for an error, and for a warning none', () => {
    expect(judged(entry(), undefined, () => [error]).state).toBe('problem')
    expect(judged(entry(), undefined, () => [warning])).toMatchObject({ state: 'done', problems: [warning] })
  })

  it('is in conflict when the file says what neither the edit nor its beginning says', () => {
    const edit = { text: 'Mine', was: 'Before' }
    expect(judged(entry({ translation: 'Theirs' }), edit, clean).conflict).toBe(true)
    expect(judged(entry({ translation: 'Before' }), edit, clean).conflict).toBe(false)
    expect(judged(entry({ translation: 'Mine' }), edit, clean).conflict).toBe(false)
  })
})

describe('lists', () => {
  const list = [
    judged(
      entry({ id: 'a', source: 'L’échéance', origins: ['src/components/header/Header.tsx'] }),
      undefined,
      clean,
    ),
    judged(entry({ id: 'b', areas: ['home', 'blog'], translation: '' }), undefined, clean),
    judged(entry({ id: 'c', areas: ['blog'] }), { text: 'Typed', was: 'x' }, clean),
    judged(entry({ id: 'd', areas: ['blog'] }), undefined, () => [warning]),
  ]
  const ids = (filter: Partial<Parameters<typeof filtered>[1]>, present: string[] = []) =>
    filtered(list, { ...none, ...filter }, present).map(({ id }) => id)

  it('count states, in all and by area', () => {
    expect(countsOf(list)).toEqual({ missing: 1, fuzzy: 0, problem: 0, done: 3 })
    expect(countsOf(list, 'blog')).toEqual({ missing: 1, fuzzy: 0, problem: 0, done: 2 })
  })

  it('are filtered by area, state and words, whatever the accents and apostrophes', () => {
    expect(ids({ area: 'blog' })).toEqual(['b', 'c', 'd'])
    expect(ids({ state: 'missing' })).toEqual(['b'])
    expect(ids({ state: 'edited' })).toEqual(['c'])
    expect(ids({ state: 'warned' })).toEqual(['d'])
    expect(ids({ query: "l'echeance" })).toEqual(['a'])
    expect(ids({ query: 'header tsx' })).toEqual(['a'])
    expect(ids({ query: 'typed', area: 'home' })).toEqual([])
  })

  it('follow the order of the page when it is asked for', () => {
    expect(ids({ state: 'present' }, ['d', 'z', 'a'])).toEqual(['d', 'a'])
  })

  it('lead to what is next to do, round the end', () => {
    expect(nextToDo(list, 'a')?.id).toBe('b')
    expect(nextToDo(list, 'c')?.id).toBe('b')
    expect(nextToDo(list, 'b')).toBeUndefined()
  })
})
