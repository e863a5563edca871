import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { absolute, atom, type Feed, jsonFeed } from '../../../src/build/feeds/feeds.ts'

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
    },
  ],
}

describe('absolute', () => {
  it('makes addresses whole, and leaves those that are', () => {
    expect(
      absolute(
        '<img src="/a.png" srcset="/b.avif 1x, /c.avif 2x"><a href="//x.example">',
        'https://s.example',
        '',
      ),
    ).toBe(
      '<img src="https://s.example/a.png" srcset="https://s.example/b.avif 1x, https://s.example/c.avif 2x"><a href="//x.example">',
    )
  })
})

describe('the Atom feed', () => {
  const { document } = new JSDOM(atom(feed), { contentType: 'application/xml' }).window
  const text = (selector: string) => document.querySelector(selector)?.textContent

  it('is well formed and has what RFC 4287 asks of a feed and of an entry', () => {
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(text('feed > id')).toBe('https://site.example/fr/feed.xml')
    expect(text('feed > title')).toBe('Site & Co')
    expect(text('feed > author > name')).toBe('Site & Co')
    expect(text('feed > updated')).toBe('2025-02-03T00:00:00Z')
    expect(document.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      'https://site.example/fr/feed.xml',
    )
    expect(text('entry > id')).toBe('https://site.example/fr/blog-post-a&b')
    expect(text('entry > title')).toBe('Un & deux <trois>')
    expect(text('entry > published')).toBe('2025-01-02T00:00:00Z')
  })

  it('is read by a parser that refuses what XML forbids, such as U+0010 in a title', () => {
    const [entry] = feed.entries
    const broken = { ...feed, entries: [{ ...entry, title: 'x\x10' }] } as Feed
    expect(() => new JSDOM(atom(broken), { contentType: 'application/xml' })).toThrow(/disallowed character/)
  })

  it('carries the whole text with addresses that work elsewhere', () => {
    const content = text('entry > content') ?? ''
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
          date_modified: '2025-02-03T00:00:00Z',
          language: 'fr',
        },
      ],
    })
  })
})
