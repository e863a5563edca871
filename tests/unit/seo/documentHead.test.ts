import { expect, test } from 'vitest'
import { documentHead, escapeHtml, headHtml } from '../../../src/seo/documentHead.ts'
import { pageHead } from '../../../src/seo/pageHead.ts'

const settings = {
  locale: 'en',
  path: '/services',
  origin: 'https://site.example',
  siteName: 'Site',
} as const
const head = (page: Parameters<typeof pageHead>[0]) => headHtml(documentHead([{}, pageHead(page)], settings))

test('names the page, its address in this language, and the other languages', () => {
  const html = head({ title: 'Services', description: 'All of them.' })
  expect(html).toContain('<title>Services — Site</title>')
  expect(html).toContain('<meta name="description" content="All of them.">')
  expect(html).toContain('<link rel="canonical" href="https://site.example/en/services">')
  expect(html).toContain('<link rel="alternate" hreflang="fr" href="https://site.example/fr/services">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://site.example/services">')
})

test('a page that another stands for says so', () => {
  const html = head({ title: 'Services', description: '', canonical: '/solution' })
  expect(html).toContain('href="https://site.example/en/solution"')
  expect(html).not.toContain('/services')
})

test('a page that is not for search engines has no canonical address', () => {
  const html = head({ title: 'Soon', description: '', noindex: true })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('hreflang')
  // Its link may be shared all the same.
  expect(html).toContain('og:image')
})

test('an unknown address has no picture', () => {
  const html = head({ title: 'Unknown', description: '', noindex: true, pictureless: true })
  expect(html).not.toMatch(/og:image|twitter:card/)
})

test('an article says when it was published and changed', () => {
  const html = head({
    title: 'A',
    description: '',
    article: { published: '2025-01-01', modified: '2025-02-01' },
  })
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).toContain('<meta property="article:modified_time" content="2025-02-01">')
  expect(html.match(/og:type/g)).toHaveLength(1)
})

test('no text of a page can leave its attribute or its element', () => {
  const html = head({ title: '</title><script>', description: '"><script>' })
  expect(html).not.toContain('<script>')
  expect(escapeHtml('R&D "1 < 2"')).toBe('R&amp;D &quot;1 &lt; 2&quot;')
})
