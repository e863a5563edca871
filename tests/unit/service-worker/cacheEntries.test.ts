import { expect, test } from 'vitest'
import { archiveEntryOf, articleOf, dataFile, listOf } from '../../../src/service-worker/cacheEntries.ts'

test('an article is known by its page and by its data', () => {
  expect(articleOf('/fr/blog-post-kaufman&broad')).toBe('kaufman&broad')
  expect(articleOf('/data/en/articles/bfr.json')).toBe('bfr')
  expect(articleOf('/fr/blog')).toBeUndefined()
})

test.each([
  ['/fr/blog', 'blog/1'],
  ['/en/blog/12', 'blog/12'],
  ['/fr/blog/topic/risk', 'blog/risk/1'],
  ['/fr/blog/topic/risk/3', 'blog/risk/3'],
  ['/data/fr/blog/1.json', 'blog/1'],
  ['/data/en/blog/risk/3.json', 'blog/risk/3'],
])('a list is known by its page and by its data: %s', (path, name) => {
  expect(listOf(path)).toBe(name)
  expect(archiveEntryOf(path)).toBe(name)
})

test.each([
  '/fr',
  '/fr/blog/topic',
  '/fr/blog/first',
  '/fr/blog/2/3',
  '/fr/blog/topic/risk/last',
  '/data/fr/teasers.json',
  '/data/fr/blog/first.json',
  '/data/fr/search/2.json',
])('no other path is one: %s', path => {
  expect(archiveEntryOf(path)).toBeUndefined()
})

test('the data of both are found by their name', () => {
  for (const path of ['/data/fr/articles/bfr.json', '/data/en/blog/2.json', '/data/en/blog/risk/3.json'])
    expect(dataFile(path.slice(6, 8), archiveEntryOf(path) ?? '')).toBe(path)
})
