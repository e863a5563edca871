import { expect, test } from 'vitest'
import { escapeHtml } from '../../../../src/app/head/escapeHtml.ts'
import { headTags } from '../../../../src/app/head/headTags.ts'

const site = { origin: 'https://site.example', siteName: 'Site' }
const page = {
  title: 'Services',
  description: 'All of them.',
  path: '/services',
  locale: 'en',
  languages: ['fr', 'en'],
  isIndexed: true,
  hasCard: true,
} as const
const tags = (about: Partial<Parameters<typeof headTags>[0]> = {}) =>
  headTags({ ...page, ...about }, 'en', site)

test('names the page in its other languages', () => {
  expect(tags()).toContain('<link rel="alternate" hreflang="fr" href="https://site.example/fr/services">')
  expect(tags()).toContain('<link rel="alternate" hreflang="x-default" href="https://site.example/services">')
  expect(tags({ languages: ['fr'] })).not.toContain('hreflang="en"')
})

test('a page that is not for search engines names no languages, though its link may be shared', () => {
  expect(tags({ isIndexed: false })).not.toContain('hreflang')
  expect(tags({ isIndexed: false })).toContain('og:image')
})

test('an unknown address has no picture', () => {
  expect(tags({ hasCard: false })).not.toMatch(/og:image|twitter:card/)
})

test('an article says when it was published and changed', () => {
  const html = tags({ article: { published: '2025-01-01', modified: '2025-02-01' } })
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).toContain('<meta property="article:modified_time" content="2025-02-01">')
  expect(html.match(/og:type/g)).toHaveLength(1)
})

test('every page names its feeds', () => {
  for (const page of [{ path: '/blog/2' }, {}, { isIndexed: false }])
    expect(tags(page).match(/application\/(?:atom\+xml|feed\+json)/g)).toHaveLength(2)
})

test('no text of a page can leave its attribute', () => {
  expect(tags({ title: '"><script>' })).not.toContain('<script>')
  expect(escapeHtml('R&D "1 < 2"')).toBe('R&amp;D &quot;1 &lt; 2&quot;')
})
