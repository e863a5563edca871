import { expect, test } from 'vitest'
import { isFile, wayTo } from '../../../src/service-worker/address.ts'

const pages = { '/fr': '', '/fr/paiements': '', '/en/paiements': '', '/fr/blog-post-kaufman&broad': '' }

test.each([
  ['/fr/paiements', { locale: 'fr', path: '/paiements' }],
  ['/paiements', { locale: undefined, path: '/paiements' }],
  ['/', { locale: undefined, path: '/' }],
  ['/fr', { locale: 'fr', path: '/' }],
  ['/en/nowhere', { locale: 'en', path: '/nowhere' }],
  ['/fr/paiements/', { to: '/fr/paiements' }],
  ['/fr/', { to: '/fr' }],
  ['/fr/index.html', { to: '/fr' }],
  ['/fr/blog-post-kaufman%26broad', { to: '/fr/blog-post-kaufman&broad' }],
  ['/fr/Paiements', { to: '/fr/paiements' }],
  ['/PAIEMENTS', { to: '/paiements' }],
  // Letter case is kept where no page has the name in lower case, as on the server.
  ['/fr/Nulle-Part', { locale: 'fr', path: '/Nulle-Part' }],
  ['/fr/%E0%A4%A', { locale: 'fr', path: '/%E0%A4%A' }],
  ['//evil.example/fr', { to: '/evil.example/fr' }],
] as const)('%s', (pathname, way) => {
  expect(wayTo(pathname, pages)).toEqual(way)
})

test('files are no pages', () => {
  expect(['/fr/feed.xml', '/robots.txt', '/data/offline'].map(isFile)).toEqual([true, true, true])
  expect(['/fr/paiements', '/fr/index.html', '/fr/paiements.html', '/'].map(isFile)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
