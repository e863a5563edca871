import { afterEach, expect, test, vi } from 'vitest'
import { newest, type OfflineList } from '../../../src/service-worker/list.ts'
import { ask, playBrowser, revision } from './support/browser.ts'

const archive = JSON.stringify({
  articles: [{ id: 'old', files: { '/data/fr/articles/old.json': revision('{"old":1}') } }],
  lists: [{ id: 'blog/9', files: { '/data/fr/blog/9.json': revision('{"page":9}') } }],
  pages: { '/fr/blog-post-old': 'p1', '/fr/blog/9': 'p9' },
})
const near: OfflineList = {
  shell: { '/assets/base.js': '', '/fr/shell': revision('shell') },
  rest: { '/data/fr/blog/1.json': revision('{"page":1}') },
  articles: [
    { id: 'new', files: { '/data/fr/articles/new.json': revision('{"new":1}') } },
    ...Array.from({ length: newest - 1 }, (_, id) => ({ id: `a${id}`, files: {} })),
  ],
  lists: [],
  pages: { '/fr/blog': 'p' },
}
const files = {
  '/assets/base.js': 'base',
  '/fr/shell': 'shell',
  '/data/offline-archive.json': archive,
  '/data/fr/blog/1.json': '{"page":1}',
  '/data/fr/blog/9.json': '{"page":9}',
  '/data/fr/articles/new.json': '{"new":1}',
  '/data/fr/articles/old.json': '{"old":1}',
}
const secondList = '/data/offline-archive.json'

/** A worker with its list, and the server. */
async function start(list: OfflineList) {
  const site = playBrowser({ ...files, '/data/offline.json': JSON.stringify(list) })
  const [own, version, notes, requests, { DataFile }, { keepPage, Page }] = await Promise.all([
    import('../../../src/service-worker/ownList.ts'),
    import('../../../src/service-worker/version.ts'),
    import('../../../src/service-worker/notes.ts'),
    import('../../../src/service-worker/requests.ts'),
    import('../../../src/service-worker/files.ts'),
    import('../../../src/service-worker/pages.ts'),
  ])
  const status = async (path: string) =>
    ask(new DataFile(), path).then(
      ({ status }) => status,
      () => 'no connection',
    )
  const read = (path: string) => {
    const html = `<!doctype html><html lang="fr"><script id="page-data">{"path":"${path}"}</script>`
    return keepPage(new Response(html, { headers: { 'content-type': 'text/html' } }))
  }
  const open = async (address: string) => (await ask(new Page(), address)).text()
  return { site, status, read, open, ...own, ...version, ...notes, ...requests }
}
const startArchive = () => start({ ...near, archive: { [secondList]: revision(archive) } })

afterEach(() => vi.unstubAllGlobals())

test('the second list is not fetched as long as nothing archived is read', async () => {
  const { site, list, fill, install, tidy, answerPage } = await startArchive()
  await install()
  await tidy()
  await answerPage({ type: 'READ', locale: 'fr', path: '/blog-post-new' }, undefined)
  await answerPage({ type: 'READ', locale: 'fr', path: '/blog' }, undefined)
  await fill()
  expect(site.fetched).toContain('/data/fr/articles/new.json')
  expect(site.fetched).not.toContain(secondList)
  expect((await list()).articles).toHaveLength(newest)
})

test('an archived article is cached once it is read, with the archive list', async () => {
  const { site, list, kept, tidy, fill, answerPage, status } = await startArchive()
  for (const path of ['/blog-post-old', '/blog/9'])
    await answerPage({ type: 'READ', locale: 'fr', path }, undefined)
  await fill()
  await tidy()
  expect(site.fetched.filter(path => path === secondList)).toHaveLength(1)
  expect((await list()).articles).toHaveLength(newest + 1)
  expect(await kept()).toMatchObject({ whole: true, ids: ['new', 'old'] })
  site.online = false
  expect(await Promise.all(['articles/old', 'blog/9'].map(name => status(`/data/fr/${name}.json`)))).toEqual([
    200, 200,
  ])
  expect(await status('/data/fr/articles/nowhere.json')).toBe(404)
})

test('says whether there are older articles than those kept', async () => {
  const [one = { id: '', files: {} }] = near.articles
  const all = await start({ ...near, articles: [one] })
  await all.fill()
  expect(await all.kept()).toMatchObject({ whole: true, older: false })
  const some = await startArchive()
  await some.fill()
  expect(await some.kept()).toMatchObject({ whole: true, older: true })
})

test('an archived article is cached when it is saved', async () => {
  const { site, kept, answerPage } = await startArchive()
  await answerPage({ type: 'KEEP', id: 'old' }, undefined)
  expect(site.fetched).toContain(secondList)
  expect((await kept()).ids).toContain('old')
})

test('possibly archived pages need the network; unknown ones do not exist', async () => {
  const { site, fill, status } = await startArchive()
  await fill()
  site.online = false
  expect(await status('/data/fr/articles/old.json')).toBe('no connection')
  expect(await status('/data/fr/blog/9.json')).toBe('no connection')
  expect(await status('/data/fr/blog/last.json')).toBe(404)
  expect(await status('/data/fr/blog/1.json')).toBe(200)
})

test('without an archive, pages outside the list do not exist', async () => {
  const { site, fill, status } = await start(near)
  await fill()
  site.online = false
  expect(await status('/data/fr/articles/old.json')).toBe(404)
  expect(await status('/data/fr/blog/9.json')).toBe(404)
})

test('a missing archive list only delays a new version and deletions', async () => {
  const { site, note, fill, install, tidy, kept } = await startArchive()
  await note(() => ({ read: ['old'] }))
  site.files[secondList] = '{"of":"another version"}'
  await fill()
  expect(await kept()).toMatchObject({ whole: true, ids: ['new'] })
  await expect(install()).rejects.toThrow('not the file of this version')
  await expect(tidy()).rejects.toThrow('not the file of this version')
  site.files[secondList] = archive
  await fill()
  expect(await kept()).toMatchObject({ whole: true, ids: ['new', 'old'] })
})

test('deleting the cache deletes the archive list too', async () => {
  const { note, fill, clear, list } = await startArchive()
  await note(() => ({ read: ['old'] }))
  await fill()
  expect((await list()).articles).toHaveLength(newest + 1)
  await clear()
  expect((await list()).articles).toHaveLength(newest)
})

test('pages read in another version are used if this version’s are missing', async () => {
  const { site, answerPage, list, status } = await startArchive()
  site.files['/data/fr/blog/9.json'] = '{"page":9,"newer":true}'
  await answerPage({ type: 'READ', locale: 'fr', path: '/blog/9' }, undefined)
  expect((await list()).lists).toHaveLength(1)
  site.online = false
  expect(await status('/data/fr/blog/9.json')).toBe(200)
})

test('a page that was read opens again, whichever version it was read in, where its data are not kept', async () => {
  const { site, read, open, fill, list } = await startArchive()
  await fill()
  await read('/blog/9')
  await read('/blog')
  site.online = false
  expect(await open('/fr/blog/9')).toContain('{"path":"/blog/9"}')
  site.online = true
  site.files['/data/fr/blog/9.json'] = '{"page":9,"newer":true}'
  await expect(fill()).rejects.toThrow('not the file of this version')
  site.online = false
  expect((await list()).lists).toHaveLength(1)
  expect(await open('/fr/blog/9')).toContain('{"path":"/blog/9"}')
  expect(await open('/fr/blog')).toBe('shell')
  expect(await open('/fr/blog-post-old')).toBe('shell')
})
