import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { articles, legal } from '#content'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, dist, read } from './built.ts'

const origin = 'https://balancier.example'
const files = builtPages(locales).filter(file => !file.endsWith('404.html'))
const decoded = (text: string) => text.replaceAll('&amp;', '&')
const links = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, language = '', href = '']) => [language, decoded(href)] as const,
  )
const canonical = (html: string) => decoded(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '')
const fileOf = (address: string) => {
  const path = decodeURIComponent(address.slice(origin.length))
  const file = path === '' || path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return existsSync(join(dist, file)) ? file : `${path.slice(1)}/index.html`
}

const sitemap = new JSDOM(read('sitemap.xml'), { contentType: 'application/xml' }).window.document
const urls = [...sitemap.querySelectorAll('url')].map(url => ({
  loc: url.querySelector('loc')?.textContent ?? '',
  modified: url.querySelector('lastmod')?.textContent ?? undefined,
  links: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
    link => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  ),
}))

describe('canonical addresses and languages', () => {
  const indexed = files.filter(file => !read(file).includes('name="robots"'))

  it.each(indexed)('%s: alternates are absolute, include the page itself, and link back', file => {
    const html = read(file)
    const own = links(html)
    expect(own.map(([language]) => language)).toEqual([...locales, 'x-default'])
    expect(own.map(([, href]) => href)).toContain(canonical(html))
    for (const [, href] of own) {
      expect(href.startsWith(`${origin}/`)).toBe(true)
      expect(links(read(fileOf(href)))).toEqual(own)
    }
  })

  it('a page with noindex has no canonical address and is not in the sitemap', () => {
    const hidden = files.filter(file => !indexed.includes(file))
    expect(hidden.length).toBeGreaterThan(0)
    for (const file of [...hidden, ...locales.map(locale => `${locale}/404.html`)]) {
      const html = read(file)
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect([canonical(html), links(html)]).toEqual(['', []])
      expect(read('sitemap.xml')).not.toContain(`<loc>${origin}/${file.replace(/\.html$/, '')}</loc>`)
    }
  })
})

describe('the Atom feeds', () => {
  it.each(locales)('%s: well-formed XML with its newest articles', locale => {
    const feed = new JSDOM(read(`${locale}/feed.xml`), { contentType: 'application/xml' }).window.document
    const newest = articles.filter(article => article.locale === locale).slice(0, 30)
    const titles = [...feed.querySelectorAll('entry > title')].map(title => title.textContent)
    expect(titles).toEqual(newest.map(({ title }) => title))
  })
})

describe('the sitemap', () => {
  it('names every canonical address once, with its languages, and nothing else', () => {
    const wanted = new Set(files.map(file => canonical(read(file))).filter(Boolean))
    expect(new Set(urls.map(({ loc }) => decodeURI(loc)))).toEqual(wanted)
    expect(urls).toHaveLength(wanted.size)
    for (const url of urls) {
      expect(url.links.map(([language, href]) => [language, decodeURI(href)])).toEqual(
        links(read(fileOf(url.loc))),
      )
    }
  })

  it('says of articles when they were changed, as their front matter does, and of nothing when it was built', () => {
    const changed = new Map(
      articles.map(article => [
        `${origin}/${article.locale}${article.path}`,
        ('updated' in article && article.updated) || article.date,
      ]),
    )
    expect(legal.length).toBeGreaterThan(0)
    for (const { loc, modified } of urls) expect([loc, modified]).toEqual([loc, changed.get(decodeURI(loc))])
  })

  it('is where robots.txt says', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

/** What Google requires of each type it supports, and what it reads in ours. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

type Thing = { '@type'?: string; [key: string]: unknown }

function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(things)].filter(thing => '@type' in thing)
}

const address = (text: unknown) =>
  typeof text === 'string' && text.startsWith(`${origin}`) && URL.canParse(text)

describe('structured data', () => {
  const described = files.flatMap(file => {
    const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(read(file)) ?? []
    return json ? [{ file, data: JSON.parse(json) as Thing }] : []
  })

  it('is there for organization, articles, breadcrumbs and questions', () => {
    const types = new Set(
      described.flatMap(({ data }) => things(data['@graph']).map(thing => thing['@type'])),
    )
    expect(types).toEqual(new Set(Object.keys(required)))
  })

  it.each(described)('$file: every item has the properties that its type requires', ({ file, data }) => {
    expect(data['@context']).toBe('https://schema.org')
    for (const thing of things(data['@graph'])) {
      for (const name of required[thing['@type'] ?? ''] ?? ['(a type without rules)']) {
        expect(thing[name], `${thing['@type']}.${name}`).toBeTruthy()
      }
      for (const name of ['url', 'item', 'mainEntityOfPage', 'image', 'logo'].filter(one => one in thing)) {
        expect(address(thing[name]), `${thing['@type']}.${name}: ${thing[name]}`).toBe(true)
      }
      if (thing['@type'] === 'Article') {
        expect(thing.mainEntityOfPage).toBe(canonical(read(file)))
        for (const day of [thing.datePublished, thing.dateModified]) {
          expect(Number.isNaN(Date.parse(String(day)))).toBe(false)
        }
        expect(String(thing.headline).length).toBeLessThanOrEqual(110)
        expect(existsSync(join(dist, String(thing.image).slice(origin.length)))).toBe(true)
      }
      if (thing['@type'] === 'BreadcrumbList') {
        const list = thing.itemListElement as Thing[]
        expect(list.length).toBeGreaterThanOrEqual(2)
        expect(list.map(item => item.position)).toEqual(list.map((_, index) => index + 1))
      }
    }
  })
})

it('security.txt names an address, a day until which it holds, and itself', () => {
  const lines = read('.well-known/security.txt').trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ])
})
