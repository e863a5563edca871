import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { robots, sitemap } from '../../../../src/build/sitemap/sitemap.ts'

const origin = 'https://site.example'

test('names every page once a language, with the others that it has beside it', () => {
  const xml = sitemap(
    [
      { path: '/', locale: 'fr' },
      { path: '/blog-post-a&b', locale: 'fr' },
      { path: '/blog-post-a&b', locale: 'en', modified: '2025-09-02' },
    ],
    origin,
  )
  expect(xml).toContain('<loc>https://site.example/fr</loc>')
  expect(xml).toContain('<loc>https://site.example/en/blog-post-a&amp;b</loc><lastmod>2025-09-02</lastmod>')
  expect(xml).toContain('hreflang="fr" href="https://site.example/fr/blog-post-a&amp;b"')
  expect(xml).toContain('hreflang="x-default" href="https://site.example/blog-post-a&amp;b"')
  expect(xml).not.toContain('hreflang="en" href="https://site.example/en"')
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
})

test('is well-formed XML, whatever stands in an address', () => {
  const path = '/blog-post-a&b<c>"d'
  const xml = sitemap([{ path, locale: 'fr' }], origin)
  // jsdom reads XML with saxes, which refuses what is not well formed.
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  expect(document.querySelector('loc')?.textContent).toBe(encodeURI(`${origin}/fr${path}`))
})

test('robots.txt leads to the sitemap', () => {
  expect(robots(origin)).toContain('Sitemap: https://site.example/sitemap.xml')
})
