import { expect, test } from 'vitest'
import { archivedArticles } from '../../../src/build/offline/archivedArticles.ts'
import { searchShares } from '../../../src/build/search/searchData.ts'
import type { SearchDocument } from '../../../src/search/searchIndex.ts'
import { newest } from '../../../src/service-worker/list.ts'

const documents = Array.from({ length: 80 }, (_, id): SearchDocument => {
  const texts = { title: `Titre ${id}`, summary: '', headings: '', text: '', synonyms: '' }
  return { id, kind: id < 10 ? 'page' : 'article', path: id < 10 ? `/p${id}` : `/blog-post-a${id}`, ...texts }
})
const farFrom = (id: number) => new Set(documents.slice(id).map(({ path }) => path))
const titles = (share = '{"storedFields":{}}') =>
  Object.values((JSON.parse(share) as { storedFields: Record<string, { title: string }> }).storedFields).map(
    ({ title }) => title,
  )
const changed = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(file => one.get(file) !== other.get(file))

test('archived articles stand in shares of their own, all others in those that are kept', () => {
  const shares = searchShares(documents, 'fr', farFrom(70))
  const [near, archive] = [false, true].map(isArchived =>
    [...shares].filter(([file]) => file.startsWith('archive/') === isArchived),
  )
  expect(near?.map(([file]) => file)).toEqual(Array.from({ length: 8 }, (_, share) => `${share}.json`))
  expect(near?.flatMap(([, share]) => titles(share))).toHaveLength(70)
  expect(archive?.flatMap(([, share]) => titles(share)).sort()).toEqual(
    documents.slice(70).map(({ title }) => title),
  )
})

test('without archived articles the shares are eight, even where one is empty', () => {
  expect([...searchShares(documents.slice(0, 2), 'fr', new Set()).keys()]).toHaveLength(8)
})

test('a changed article changes one share; an article that moves to the archive changes two', () => {
  const shares = searchShares(documents, 'fr', farFrom(70))
  for (const place of [20, 75]) {
    const next = documents.map((one, id) => (id === place ? { ...one, title: 'Autre titre' } : one))
    expect(changed(shares, searchShares(next, 'fr', farFrom(70)))).toHaveLength(1)
  }
  expect(changed(shares, searchShares(documents, 'fr', farFrom(69)))).toHaveLength(2)
})

test('archived are the articles after the newest, in whichever languages they are', () => {
  const articles = Array.from({ length: newest + 2 }, (_, id) => [{ id: `a${id}` }, { id: `a${id}` }]).flat()
  expect([...archivedArticles(articles.slice(1))]).toEqual(['a60', 'a61'])
  expect(archivedArticles(articles.slice(0, 2 * newest)).size).toBe(0)
})
