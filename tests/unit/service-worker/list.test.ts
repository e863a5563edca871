import { describe, expect, test } from 'vitest'
import {
  changedPages,
  isWhole,
  keptArticles,
  nearestCover,
  newest,
  type OfflineList,
  shellKeys,
  unneededKeys,
  wantedKeys,
} from '../../../src/service-worker/list.ts'

const article = (id: string, revision = 'a') => ({
  id,
  files: { [`/data/fr/articles/${id}.json`]: revision, [`/covers/${id}-k-480.avif`]: '' },
})
const list: OfflineList = {
  shell: { '/fr/shell': 's1', '/assets/base.js': '' },
  rest: { '/assets/page.js': '', '/data/fr/teasers.json': 't1' },
  articles: [article('new'), ...Array.from({ length: newest }, (_, n) => article(`a${n}`)), article('old')],
  lists: [],
  pages: { '/fr': 'p1', '/fr/blog-post-new': 'p2' },
}
const withLists: OfflineList = {
  ...list,
  lists: [
    { id: 'blog/4', files: { '/data/fr/blog/4.json': 'l4' } },
    { id: 'blog/risk/2', files: { '/data/fr/blog/risk/2.json': 'r2' } },
  ],
}
const nothing = { kept: [], read: [], sparing: false }
const held = (id: string) =>
  Object.entries(article(id).files).map(([path, v]) => (v ? `${path}?v=${v}` : path))

describe('what to fetch', () => {
  test('is all code and data and the newest articles', () => {
    const keys = wantedKeys(list, nothing)
    expect(keys.slice(0, 2)).toEqual(['/assets/page.js', '/data/fr/teasers.json?v=t1'])
    expect(keys).toContain('/covers/new-k-480.avif')
    expect(keys.filter(key => key.startsWith('/data/fr/articles/'))).toHaveLength(newest)
    expect(keys).not.toContain('/data/fr/articles/old.json?v=a')
  })
  test('is an old article too, once it was read or asked for', () => {
    expect(wantedKeys(list, { ...nothing, read: ['old'] })).toEqual(expect.arrayContaining(held('old')))
    expect(wantedKeys(list, { ...nothing, kept: ['old'] })).toEqual(expect.arrayContaining(held('old')))
  })
  test('is a list of old articles too, once it was read', () => {
    expect(wantedKeys(withLists, nothing)).toEqual(wantedKeys(list, nothing))
    const more = wantedKeys(withLists, { ...nothing, read: ['blog/4'] })
    expect(more.filter(key => !wantedKeys(list, nothing).includes(key))).toEqual([
      '/data/fr/blog/4.json?v=l4',
    ])
    expect(wantedKeys(withLists, { ...nothing, read: ['blog/4'], sparing: true })).toEqual([])
  })
  test('is only saved articles, with data saving', () => {
    expect(wantedKeys(list, { kept: ['old'], read: ['new'], sparing: true })).toEqual(held('old'))
  })
  test('is the page of what was asked for, too', () => {
    expect(wantedKeys(list, { kept: ['new'], read: [], sparing: true })).toEqual([
      ...held('new'),
      '/fr/blog-post-new?v=p2',
    ])
  })
  test('is complete with the shell', () => {
    const keys = [...shellKeys(list), ...wantedKeys(list, nothing)]
    expect(isWhole(list, nothing, keys)).toBe(true)
    expect(isWhole(list, nothing, keys.slice(1))).toBe(false)
  })
  test('is, of pages that were read, those that have changed, the last read first', () => {
    expect(changedPages(list, ['/fr?v=p0', '/fr/blog-post-new?v=p0', '/fr/gone?v=x'])).toEqual([
      '/fr/blog-post-new?v=p2',
      '/fr?v=p1',
    ])
    expect(changedPages(list, ['/fr?v=p0', '/fr?v=p1'])).toEqual([])
  })
})

describe('what to drop', () => {
  test('is what this version has no use for', () => {
    const keys = [
      ...shellKeys(list),
      '/fr/shell?v=s0',
      '/assets/old.js',
      '/data/fr/articles/new.json?v=0',
      '/fr?v=p1',
      '/fr?v=p0',
    ]
    expect(unneededKeys(list, nothing, keys)).toEqual([
      '/fr/shell?v=s0',
      '/assets/old.js',
      '/data/fr/articles/new.json?v=0',
      '/fr?v=p0',
    ])
  })
  test('is an old article that was neither read nor asked for', () => {
    expect(unneededKeys(list, nothing, held('old'))).toEqual(held('old'))
    expect(unneededKeys(list, { ...nothing, read: ['old'] }, held('old'))).toEqual([])
  })
  test('is a list of old articles that was not read, or has changed', () => {
    const keys = ['/data/fr/blog/4.json?v=l4', '/data/fr/blog/4.json?v=l3', '/data/fr/blog/risk/2.json?v=r2']
    expect(unneededKeys(withLists, nothing, keys)).toEqual(keys)
    expect(unneededKeys(withLists, { ...nothing, read: ['blog/4'] }, keys)).toEqual(keys.slice(1))
    expect(unneededKeys(withLists, { ...nothing, read: ['blog/4'], sparing: true }, keys)).toEqual(
      keys.slice(1),
    )
  })
  test('excludes pages read, with data saving', () => {
    expect(
      unneededKeys(list, { ...nothing, read: ['old'], sparing: true }, [...held('old'), '/assets/page.js']),
    ).toEqual([])
  })
  test('spares the other widths of a cover that is kept', () => {
    expect(unneededKeys(list, nothing, ['/covers/new-k-1440-dark.avif', '/covers/gone-k-960.avif'])).toEqual([
      '/covers/gone-k-960.avif',
    ])
  })
})

test('the articles that are kept are those whose page or data is', () => {
  expect(keptArticles(list, ['/fr/blog-post-new?v=p2', '/data/en/articles/old.json?v=a'])).toEqual([
    'new',
    'old',
  ])
})

test('a missing cover is replaced by the nearest width, if possible of the same scheme', () => {
  const covers = ['/covers/bfr-0a-480.avif', '/covers/bfr-0a-1440.avif', '/covers/bfr-0a-480-dark.avif']
  expect(nearestCover('/covers/bfr-0a-960-dark.avif', covers)).toBe('/covers/bfr-0a-480-dark.avif')
  expect(nearestCover('/covers/bfr-0a-1200.avif', covers)).toBe('/covers/bfr-0a-1440.avif')
  expect(nearestCover('/covers/bfr-0a-960-dark.avif', covers.slice(0, 2))).toBe('/covers/bfr-0a-480.avif')
  expect(nearestCover('/covers/bfr-2-0a-960.avif', covers)).toBeUndefined()
})
