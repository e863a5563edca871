import { expect, test } from 'vitest'
import { types } from '../../../../src/build/hosting/headers.ts'
import { isCacheable } from '../../../../src/offline/worker/contentType.ts'

const answer = (type: string, status = 200) =>
  new Response(null, { status, headers: type ? { 'content-type': type } : {} })
const files = [
  '/assets/a.js',
  '/assets/a.css',
  '/data/fr/a.json',
  '/assets/a.woff2',
  '/covers/a.avif',
  '/icon.png',
]

test.each(files)('%s is cached with the type that hosts send', file => {
  expect(isCacheable(file, answer(types[file.split('.')[1] ?? ''] ?? ''))).toBe(true)
})

test.each(files)('%s is not cached where the answer is a page, or an error', file => {
  expect(isCacheable(file, answer('text/html; charset=utf-8'))).toBe(false)
  expect(isCacheable(file, answer(types[file.split('.')[1] ?? ''] ?? '', 404))).toBe(false)
})

test('pages are HTML; Caddy sends fonts without a type', () => {
  expect(isCacheable('/fr/paiements', answer('text/html; charset=utf-8'))).toBe(true)
  expect(isCacheable('/fr/paiements', answer('text/plain'))).toBe(false)
  expect(isCacheable('/assets/a.woff2', answer(''))).toBe(true)
})
