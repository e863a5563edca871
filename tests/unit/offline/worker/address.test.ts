import { afterEach, expect, test, vi } from 'vitest'
import { canonicalAddress, isFile, localizedAddress } from '../../../../src/offline/worker/address.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/fr/paiements', '/fr/paiements'],
  ['/', '/'],
  ['/fr/', '/fr'],
  ['/fr/index.html', '/fr'],
  ['/en/Contact', '/en/contact'],
  ['/PAIEMENTS.html', '/paiements'],
  ['/fr/blog-post-temoignage-kaufman%26broad', '/fr/blog-post-temoignage-kaufman&broad'],
  ['/fr/%E0%A4%A', '/fr/%E0%A4%A'],
  ['//evil.example/fr', '/evil.example/fr'],
])('%s is spelled %s', (pathname, canonical) => {
  expect(canonicalAddress(pathname)).toBe(canonical)
  // Otherwise redirects would not end.
  expect(canonicalAddress(canonical)).toBe(canonical)
})

test.each([
  ['/en/paiements', 'fr', '/en/paiements'],
  ['/paiements', 'en', '/en/paiements'],
  ['/?lng=fr', 'en', '/fr'],
  ['/paiements/?a=1', undefined, '/fr/paiements'],
])('%s with the cookie %s is the page at %s', async (address, value, page) => {
  const cookieStore = { get: async () => (value ? { value } : null) }
  vi.stubGlobal('self', { cookieStore, navigator: { languages: ['de'] } })
  expect(await localizedAddress(`https://balancier.example${address}`)).toBe(page)
})

test('files are no pages', () => {
  expect(['/fr/feed.xml', '/robots.txt', '/data/offline'].filter(isFile)).toHaveLength(3)
  expect(['/fr/paiements', '/fr/index.html', '/fr/paiements.html', '/'].filter(isFile)).toEqual([])
})
