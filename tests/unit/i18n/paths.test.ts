import { expect, test } from 'vitest'
import { localizePath, splitLocale } from '../../../src/i18n/paths.ts'

test.each([
  ['/en/paiements', 'en', '/paiements'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/paiements', undefined, '/paiements'],
  ['/french', undefined, '/french'],
  ['/de/paiements', undefined, '/de/paiements'],
])('%s splits into %s and %s', (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path })
})

test.each([
  ['/', '/fr'],
  ['/#features', '/fr#features'],
  ['/?a=1', '/fr?a=1'],
  ['/paiements', '/fr/paiements'],
  ['/contact#CPI', '/fr/contact#CPI'],
  ['/blog-post-temoignage-kaufman&broad', '/fr/blog-post-temoignage-kaufman&broad'],
])('%s is %s in French', (path, address) => {
  expect(localizePath(path, 'fr')).toBe(address)
})
