import { afterEach, expect, test, vi } from 'vitest'
import { find } from '../../../src/search/find.ts'
import { buildIndex, readIndex, type SearchDocument } from '../../../src/search/searchIndex.ts'
import { newest, type OfflineList } from '../../../src/service-worker/list.ts'
import { ask, playBrowser, revision } from './support/browser.ts'

function share(...paths: string[]): string {
  const texts = { title: 'Virement', summary: '', headings: '', text: '', synonyms: '' }
  const documents = paths.map((path, id): SearchDocument => ({ id, kind: 'article', path, ...texts }))
  return buildIndex(documents, 'fr')
}

const shares = {
  '/data/fr/search/0.json': share('/blog-post-new'),
  '/data/fr/search/1.json': share(),
  '/data/fr/search/archive/3.json': share('/blog-post-old', '/blog-post-older'),
  '/data/fr/search/archive/4.json': share('/blog-post-oldest'),
}
const revisionOf = (file: keyof typeof shares) => ({ [file]: revision(shares[file]) })
const archive = JSON.stringify({
  articles: [
    { id: 'old', files: revisionOf('/data/fr/search/archive/3.json') },
    { id: 'older', files: revisionOf('/data/fr/search/archive/3.json') },
    { id: 'oldest', files: revisionOf('/data/fr/search/archive/4.json') },
  ],
  lists: [],
  pages: {},
})
const list: OfflineList = {
  shell: {},
  rest: { ...revisionOf('/data/fr/search/0.json'), ...revisionOf('/data/fr/search/1.json') },
  articles: Array.from({ length: newest }, (_, id) => ({ id: `a${id}`, files: {} })),
  lists: [],
  pages: {},
  archive: { '/data/offline-archive.json': revision(archive) },
}

/** Offline search results after these articles were read. */
async function found(read: string[]): Promise<string[]> {
  const files = { '/data/offline-archive.json': archive, '/data/offline.json': JSON.stringify(list) }
  const site = playBrowser({ ...shares, ...files })
  const [{ fill }, { note }, { DataFile }] = await Promise.all([
    import('../../../src/service-worker/version.ts'),
    import('../../../src/service-worker/notes.ts'),
    import('../../../src/service-worker/files.ts'),
  ])
  await note(() => ({ read }))
  await fill()
  site.online = false
  const answer = await ask(new DataFile(), '/data/fr/search.json')
  const { articles } = find(readIndex(await answer.json(), 'fr'), 'virement')
  return articles.map(({ path }) => path)
}

afterEach(() => vi.unstubAllGlobals())

test('offline, the search finds what is cached by default', async () => {
  expect(await found([])).toEqual(['/blog-post-new'])
})

test('and what stands in the shares that came with archived articles', async () => {
  expect((await found(['old'])).sort()).toEqual(['/blog-post-new', '/blog-post-old', '/blog-post-older'])
})
