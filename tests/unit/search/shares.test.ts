import { expect, test } from 'vitest'
import { find } from '../../../src/search/find.ts'
import { buildIndex, readIndex, type SearchDocument } from '../../../src/search/searchIndex.ts'
import { mergeIndexes, shareCount, shareOf, sharesOf } from '../../../src/search/shares.ts'

const words = [
  'échéance',
  'virement',
  'banque',
  'signature',
  'trésorerie',
  'mandat',
  'relevé',
  'lot',
  'compte',
]
const documents = Array.from({ length: 40 }, (_, id): SearchDocument => {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => words[(id * from + n * (id % 5) + n) % words.length]).join(' ')
  const kind = id % 3 ? 'article' : 'page'
  const title = `${some(3, 3)} ${id}`
  return {
    id,
    kind,
    path: `/p${id}`,
    title,
    summary: some(5, 6),
    headings: some(7, 4),
    text: some(2, 30),
    synonyms: '',
  }
})

const whole = readIndex(JSON.parse(buildIndex(documents, 'fr')), 'fr')
const shares = Array.from({ length: shareCount }, (_, share) =>
  documents.filter(({ path }) => shareOf(path) === share).map((document, id) => ({ ...document, id })),
)
const merged = readIndex(mergeIndexes(shares.map(share => JSON.parse(buildIndex(share, 'fr')))), 'fr')

test('the shares are all used, and hold each document once', () => {
  expect(shares.flat()).toHaveLength(documents.length)
  expect(shares.every(share => share.length > 0)).toBe(true)
})

test.each(['echeance', 'virement banque', 'signatur', 'tresorrie', 'mandat 17', 'compte -', 'zzz'])(
  'what is found is the same, by the same scores: %s',
  query => {
    const scores = (index: typeof whole) =>
      index
        .search(query)
        .map(({ path, score }) => [path, score.toFixed(6)])
        .sort()
    expect(scores(merged)).toEqual(scores(whole))
    expect(find(merged, query).suggestion).toBe(find(whole, query).suggestion)
  },
)

test('an empty share disturbs nothing', () => {
  const empty = JSON.parse(buildIndex([], 'fr'))
  const [first = []] = shares
  const index = readIndex(mergeIndexes([empty, JSON.parse(buildIndex(first, 'fr')), empty]), 'fr')
  expect(index.documentCount).toBe(first.length)
  expect(index.search('banque').length).toBeGreaterThan(0)
})

test('the shares of an index are found among the files that are kept', () => {
  const files = [
    '/data/fr/search/0.json',
    '/data/fr/search/1.json',
    '/data/en/search/0.json',
    '/data/fr/teasers.json',
  ]
  expect(sharesOf('/data/fr/search.json', files)).toEqual(files.slice(0, 2))
  expect(sharesOf('/data/fr/teasers.json', files)).toEqual([])
})
