import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { type OfflineList, pathOf, shellKeys, wantedKeys } from '../../src/service-worker/list.ts'
import { builtPages, dist, read, scriptsOf, transferSize } from './built.ts'

const list = JSON.parse(read('data/offline.json')) as OfflineList
const all = [list.shell, list.rest, ...list.articles.map(({ files }) => files)].flatMap(Object.entries)
/** The file that a path names: pages are named without their ending. */
const fileOf = (path: string) =>
  /\.\w+$/.test(path) ? path.slice(1) : `${/^\/\w\w$/.test(path) ? `${path}/index` : path}.html`.slice(1)
const revisionOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('hex')
    .slice(0, 8)

test('the worker is small, whatever the number of cached files', () => {
  expect(transferSize('sw.js')).toBeLessThanOrEqual(10_000)
  expect(read('sw.js')).not.toContain('blog-post-bfr')
  expect(read('sw.js')).toContain(revisionOf('data/offline.json'))
})

test('the list names what was built, each file with its revision', () => {
  const wrong = [...all, ...Object.entries(list.pages)]
    .filter(([path, revision]) => revision && revisionOf(fileOf(path)) !== revision)
    .map(([path]) => path)
  expect(wrong).toEqual([])
  // Without a revision the name must hold a hash.
  expect(all.filter(([path, revision]) => !revision && !/^\/(assets|covers)\//.test(path))).toEqual([])
})

test('every page and every file that its scripts may need is on the list', () => {
  const pages = builtPages(locales).filter(file => !/(404|shell)\.html$/.test(file))
  expect(Object.keys(list.pages).map(fileOf).sort()).toEqual([...pages].sort())
  const named = new Set(all.map(([path]) => path))
  for (const file of builtPages(locales)) {
    for (const script of scriptsOf(read(file))) expect(named, file).toContain(`/${script}`)
  }
})

test('the first visit keeps the site for at most 1.8 MB', () => {
  const keys = [...shellKeys(list), ...wantedKeys(list, { kept: [], read: [], sparing: false })]
  const bytes = keys.reduce((sum, key) => sum + transferSize(fileOf(pathOf(key))), 0)
  // Allows a few hundred bytes per file for the headers of request and response.
  expect(bytes + keys.length * 400).toBeLessThanOrEqual(1_800_000)
})

test('the shells are rendered wherever they are shown, and no search engine keeps them', () => {
  for (const locale of locales) {
    const html = read(`${locale}/shell.html`)
    expect(html).toContain('{"path":null,')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<main[^>]*><\/main>/)
  }
})
