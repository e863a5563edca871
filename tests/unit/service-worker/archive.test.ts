import { describe, expect, test } from 'vitest'
import { type OfflineList, unneededKeys, wantedKeys } from '../../../src/service-worker/list.ts'
import { archiveKey, mayBeArchived, needsArchive, withArchive } from '../../../src/service-worker/ownList.ts'

const near: OfflineList = {
  shell: {},
  rest: { '/data/fr/blog/1.json': 'b1' },
  articles: [{ id: 'new', files: { '/data/fr/articles/new.json': 'n' } }],
  lists: [],
  pages: { '/fr/blog': 'p1' },
  archive: { '/data/offline-archive.json': 'f1' },
}
const archive = {
  articles: [{ id: 'old', files: { '/data/fr/articles/old.json': 'o' } }],
  lists: [{ id: 'blog/9', files: { '/data/fr/blog/9.json': 'b9' } }],
  pages: { '/fr/blog/9': 'p9', '/fr/blog-post-old': 'p2' },
}
const { archive: _, ...alone } = near
const whole = withArchive(near, archive)
const nothing = { kept: [], read: [], sparing: false }

test('the two lists make one, which knows all and names no second', () => {
  expect(whole.articles.map(({ id }) => id)).toEqual(['new', 'old'])
  expect(Object.keys(whole.pages)).toEqual(['/fr/blog', '/fr/blog/9', '/fr/blog-post-old'])
  expect([near, whole, alone].map(archiveKey)).toEqual([
    '/data/offline-archive.json?v=f1',
    undefined,
    undefined,
  ])
})

test('the second list is kept as long as it is this version’s', () => {
  const keys = ['/data/offline-archive.json?v=f1', '/data/offline-archive.json?v=f0']
  expect(unneededKeys(whole, nothing, keys)).toEqual(keys.slice(1))
  expect(wantedKeys(near, nothing)).not.toContain(keys[0])
})

describe('what is archived', () => {
  test('may be there as long as the second list is not known', () => {
    for (const path of [
      '/fr/blog-post-old',
      '/data/fr/articles/old.json',
      '/data/fr/blog/9.json',
      '/fr/blog/99',
    ])
      expect([near, whole, alone].map(list => mayBeArchived(list, path))).toEqual([true, false, false])
    expect(mayBeArchived(near, '/fr/nulle-part')).toBe(false)
  })
  test('is asked for by what was read or is to be kept', () => {
    for (const piece of ['old', 'blog/9', 'gone']) {
      for (const preferences of [
        { ...nothing, read: ['new', piece] },
        { ...nothing, kept: [piece] },
      ])
        expect([near, whole, alone].map(list => needsArchive(list, preferences))).toEqual([
          true,
          false,
          false,
        ])
    }
    expect(needsArchive(near, { ...nothing, read: ['new', 'blog/1'], kept: ['new'] })).toBe(false)
  })
})
