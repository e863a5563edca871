import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pages } from '../../src/content/pages.ts'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, dist, read } from './built.ts'

const files = builtPages(locales).filter(file => !file.endsWith('404.html'))
const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const description = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test('every page of the table is there in every language, and at its bare address', () => {
  for (const { path } of pages) {
    const file = `${path === '/' ? '/index' : path}.html`
    for (const folder of [...locales.map(locale => `/${locale}`), '']) {
      expect(existsSync(join(dist, folder, file)), folder + file).toBe(true)
    }
  }
})

test.each(locales)('titles and descriptions are each page’s own: %s', locale => {
  const indexed = files.filter(file => file.startsWith(`${locale}/`) && !read(file).includes('name="robots"'))
  // These show the same page, and say so with their canonical address.
  const own = indexed.filter(file => !/\/(resources|services)\.html$/.test(file))
  for (const part of [title, description]) {
    const texts = own.map(file => part(read(file)))
    expect(texts.every(Boolean)).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('a title has at most 70 characters', () => {
  const lengths = files.map(file => [file, (title(read(file)) ?? '').replace(/&\w+;/g, '&').length] as const)
  expect(lengths.filter(([, length]) => length > 70)).toEqual([])
})

test.each([
  ['fr/tresorerie', /trésorerie/i],
  ['en/tresorerie', /cash management/i],
  ['fr/gestion-liquidite', /liquidité/i],
  ['fr/connectivite', /connectivité/i],
  ['en/paiements', /payments/i],
  ['fr/blog', /trésorerie/i],
])('the title of %s names what people search for', (page, subject) => {
  expect(title(read(`${page}.html`))).toMatch(subject)
})

const picture = (html: string) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''

test.each(locales)('every page has a picture of its own for where its link is shared: %s', locale => {
  const own = files.filter(
    file => file.startsWith(`${locale}/`) && !/\/(shell|resources|services)\.html$/.test(file),
  )
  const pictures = own.map(file => picture(read(file)))
  expect(pictures.filter(address => !existsSync(join(dist, new URL(address).pathname)))).toEqual([])
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const file of own) expect(read(file)).toContain('name="twitter:card"')
})

describe.each(files)('%s', file => {
  const html = read(file)
  test('says its language', () => {
    expect(html).toContain(`<html lang="${file.split('/')[0]}" dir="ltr"`)
  })
  test('links only to pages and feeds that exist', () => {
    const missing = hrefs(html).filter(href => {
      const path = decodeURIComponent(href)
      const files = [`${path}.html`, join(path, 'index.html')]
      // Feeds are files with an ending of their own.
      if (/\.\w+$/.test(path)) files.push(path)
      return !files.some(file => existsSync(join(dist, file)))
    })
    expect(missing).toEqual([])
  })
  test('leads to the other languages', () => {
    if (html.includes('name="robots"')) return
    for (const locale of [...locales, 'x-default']) expect(html).toContain(`hreflang="${locale}"`)
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/)
  })
})

test.each([
  ['fr', /\/fra$|\/FR\//],
  ['en', /\/eng$|\/oj$|\/EN\//],
] as const)('European law is linked in the reader’s language: %s', (locale, own) => {
  const links = files
    .filter(file => file.startsWith(`${locale}/`))
    .flatMap(file =>
      [...read(file).matchAll(/href="(https:\/\/eur-lex\.europa\.eu[^"]*)"/g)].map(
        ([, href = '']) => `${file} ${href}`,
      ),
    )
  expect(links).not.toEqual([])
  expect(links.filter(link => !own.test(link))).toEqual([])
})
