import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestOf } from '../../e2e/support/precache.ts'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, dist, read, scriptsOf, transferSize } from './built.ts'

const { entries } = manifestOf(read('sw.js'))
const urls = new Set(entries.map(({ url }) => url))
/** The file that an address names: pages are named without their ending. */
const fileOf = (url: string) => (/\.\w+$/.test(url) ? url.slice(1) : `${url.slice(1)}.html`)
const integrityOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('base64')}`

test('the worker with its manifest is small', () => {
  expect(transferSize('sw.js')).toBeLessThanOrEqual(40_000)
})

test('the manifest names what was built, each file with its integrity', () => {
  const wrong = entries.filter(({ url, integrity }) => integrityOf(fileOf(url)) !== integrity)
  expect(wrong).toEqual([])
  // Without a revision the name must contain a hash.
  expect(entries.filter(({ url, revision }) => !revision && !/^\/(assets|covers)\//.test(url))).toEqual([])
})

test('the code and data of every page are precached', () => {
  for (const file of builtPages(locales)) {
    for (const script of scriptsOf(read(file))) expect(urls, file).toContain(`/${script}`)
    const { data } = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(read(file))?.[1] ?? '') as {
      data: Record<string, unknown>
    }
    for (const name of Object.keys(data))
      expect(urls, file).toContain(`/data/${file.slice(0, 2)}/${name}.json`)
  }
})

test('the first visit caches the site for at most 1.9 MB', () => {
  const bytes = entries.reduce((sum, { url }) => sum + transferSize(fileOf(url)), 0)
  // Allows a few hundred bytes per file for the headers of request and response.
  expect(bytes + entries.length * 400).toBeLessThanOrEqual(1_900_000)
})

test('the shells are rendered wherever they are shown, and no search engine keeps them', () => {
  for (const locale of locales) {
    const html = read(`${locale}/shell.html`)
    expect(html).toContain('{"path":null,')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<main[^>]*><\/main>/)
  }
})
