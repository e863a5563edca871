import { expect, test } from 'vitest'
import { splitList } from '../../../src/build/offline/splitList.ts'
import { newest, type OfflineList } from '../../../src/service-worker/list.ts'
import { withArchive } from '../../../src/service-worker/ownList.ts'

function listOf(count: number): OfflineList {
  const ids = Array.from({ length: count }, (_, number) => `a${number}`)
  const lists = count > newest ? ['blog/4', 'blog/risk/2'] : []
  return {
    shell: { '/fr/shell': 's' },
    rest: { '/data/fr/blog/1.json': 'b1' },
    articles: ids.map(id => ({ id, files: { [`/data/fr/articles/${id}.json`]: id } })),
    lists: lists.map(id => ({ id, files: { [`/data/fr/${id}.json`]: id } })),
    pages: Object.fromEntries(
      ['/fr', '/fr/blog', '/fr/blog/4', '/fr/blog/topic/risk/2', ...ids.map(id => `/fr/blog-post-${id}`)]
        .filter(path => count > newest || !/\d$/.test(path) || path.includes('post'))
        .map(path => [path, 'p']),
    ),
  }
}

test('up to the newest, the list stays one', () => {
  expect(splitList(listOf(newest))).toEqual({ near: listOf(newest), archive: undefined })
})

test('with more articles the archive is a second list; joined they are complete', () => {
  const list = listOf(newest + 2)
  const { near, archive } = splitList(list)
  expect(near.articles).toEqual(list.articles.slice(0, newest))
  expect(near.lists).toEqual([])
  expect(Object.keys(near.pages)).toHaveLength(newest + 2)
  expect(archive?.articles.map(({ id }) => id)).toEqual(['a60', 'a61'])
  expect(Object.keys(archive?.pages ?? {})).toEqual([
    '/fr/blog/4',
    '/fr/blog/topic/risk/2',
    '/fr/blog-post-a60',
    '/fr/blog-post-a61',
  ])
  expect(archive && withArchive(near, archive)).toEqual(list)
})
