import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { feedHtml } from '../../../../src/build/feeds/feedHtml.ts'
import { atom, type Feed, jsonFeed, timeOf } from '../../../../src/build/feeds/feeds.ts'
import { renderMarkdown } from '../../../../src/content/markdown/render.ts'

const feed: Feed = {
  locale: 'fr',
  origin: 'https://site.example',
  title: 'Site & Co',
  entries: [
    {
      title: 'Un & deux <trois>',
      summary: 'Résumé',
      path: '/blog-post-a&b',
      published: '2025-01-02',
      modified: '2025-02-03',
      html: '<p>Voir <a href="/fr/paiements">ici</a>, <a href="#note">là</a>, <a href="https://x.example/">ailleurs</a>.</p>',
      picture: { path: '/covers/a.webp', type: 'image/webp', width: 960, height: 600, alt: 'Des « lignes »' },
    },
  ],
}

describe('the body of an article in a feed', () => {
  it('has whole addresses, and leaves those that are', () => {
    expect(
      feedHtml(
        '<img src="/a.png" srcset="/b.avif 1x, /c.avif 2x"><a href="//x.example">',
        'https://s.example',
        '',
      ),
    ).toBe(
      '<img src="https://s.example/a.png" srcset="https://s.example/b.avif 1x, https://s.example/c.avif 2x"><a href="//x.example">',
    )
  })

  it('reads well without styles: headings, links, notes, callouts, charts', () => {
    const { html } = renderMarkdown(
      '## Les délais\n\nVoir [Swift](https://www.swift.com/x).[^1]\n\n::: note À savoir\nTexte.\n:::\n\n' +
        '::: bars Figure\n| Qui | Jours |\n|---|---:|\n| A | 5 |\n| B | 3 |\n:::\n\n[^1]: La note.',
      { locale: 'fr' },
    )
    const { document } = new JSDOM(feedHtml(html, 'https://s.example', 'https://s.example/fr/a')).window
    expect(document.querySelector('h2')?.textContent).toBe('Les délais')
    expect(document.querySelector('p')?.textContent).toBe('Voir Swift.1')
    expect(document.querySelector('strong')?.textContent).toBe('À savoir')
    const back = document.querySelector('li a')
    expect([back?.textContent, back?.getAttribute('href')]).toEqual([
      '↩\ufe0e',
      'https://s.example/fr/a#fnref-1',
    ])
    expect([...document.querySelectorAll('a[href]')].filter(link => !link.textContent?.trim())).toEqual([])
    expect(document.querySelector('td')?.textContent).toBe('5')
    expect(
      document.querySelectorAll('svg, [class], [tabindex], [role], [target], [aria-label]'),
    ).toHaveLength(0)
  })
})

it('dates are the same day in America, in Australia and in New Zealand', () => {
  for (const day of ['2026-01-15', '2026-07-14', '2026-10-25'])
    for (const timeZone of [
      'America/Los_Angeles',
      'Pacific/Honolulu',
      'America/New_York',
      'Asia/Tokyo',
      'Australia/Sydney',
      'Pacific/Auckland',
    ])
      expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(timeOf(day)))).toBe(day)
})

describe('the Atom feed', () => {
  const { document } = new JSDOM(atom(feed), { contentType: 'application/xml' }).window
  const text = (selector: string) => document.querySelector(selector)?.textContent

  it('is well formed and has what RFC 4287 asks of a feed and of an entry', () => {
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(text('feed > id')).toBe('https://site.example/fr/feed.xml')
    expect(text('feed > title')).toBe('Site & Co')
    expect(text('feed > author > name')).toBe('Site & Co')
    expect(text('feed > updated')).toBe('2025-02-03T10:00:00Z')
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      'https://site.example/fr/feed.xml',
    )
    expect(text('entry > id')).toBe('https://site.example/fr/blog-post-a&b')
    expect(text('entry > title')).toBe('Un & deux <trois>')
    expect(text('entry > published')).toBe('2025-01-02T10:00:00Z')
  })

  it('is read by a parser that refuses what XML forbids, such as U+0010 in a title', () => {
    const [entry] = feed.entries
    const broken = { ...feed, entries: [{ ...entry, title: 'x\x10' }] } as Feed
    expect(() => new JSDOM(atom(broken), { contentType: 'application/xml' })).toThrow(/disallowed character/)
  })

  it('has a picture for each entry, with its size, and in its text', () => {
    const [picture] = document.getElementsByTagNameNS('http://search.yahoo.com/mrss/', 'content')
    expect(['url', 'width', 'height', 'type'].map(name => picture?.getAttribute(name))).toEqual([
      'https://site.example/covers/a.webp',
      '960',
      '600',
      'image/webp',
    ])
    expect(text('entry > content[type="html"]')).toContain(
      '<img src="https://site.example/covers/a.webp" width="960" height="600" alt="Des « lignes »">',
    )
  })

  it('carries the whole text with addresses that work elsewhere', () => {
    const content = text('entry > content[type="html"]') ?? ''
    expect(content).toContain('href="https://site.example/fr/paiements"')
    expect(content).toContain('href="https://site.example/fr/blog-post-a&b#note"')
    expect(content).toContain('href="https://x.example/"')
  })
})

describe('the JSON feed', () => {
  it('has what version 1.1 asks for', () => {
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Site & Co',
      home_page_url: 'https://site.example/fr/blog',
      feed_url: 'https://site.example/fr/feed.json',
      items: [
        {
          id: 'https://site.example/fr/blog-post-a&b',
          image: 'https://site.example/covers/a.webp',
          date_modified: '2025-02-03T10:00:00Z',
          language: 'fr',
        },
      ],
    })
  })
})
