import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '../../../src/i18n/canonicalPath.ts'

describe('canonicalPath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['/fr', '/fr'],
    ['/fr/', '/fr'],
    ['/fr//paiements///', '/fr/paiements'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/fr/index.html', '/fr'],
    ['/fr/index.html/', '/fr'],
    ['/fr/index/index.html', '/fr'],
    ['/fr/paiements.html', '/fr/paiements'],
    ['/fr/paiements.HTML', '/fr/paiements'],
    ['/fr/.html', '/fr'],
    ['/fr/blog/2.html', '/fr/blog/2'],
    ['/fr/indexation', '/fr/indexation'],
    ['/fr/x.html.txt', '/fr/x.html.txt'],
    ['/blog-post-temoignage-kaufman%26broad', '/blog-post-temoignage-kaufman&broad'],
    ['//FR//kaufman%26broad.html/', '/FR/kaufman&broad'],
    ['/%66r', '/fr'],
    ['/caf\u00e9', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a%20b%2Bc', '/a%20b+c'],
    ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/fr/%E0%A4%A/', '/fr/%E0%A4%A'],
    ['/100%', '/100%'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['/\\%E0%A4%A', '/%5C%E0%A4%A'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('%j becomes %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected)
  })

  const pieces = fc.constantFrom(
    '/',
    '%',
    '%2',
    '%26',
    '&',
    '.html',
    'index',
    '\\',
    '%E0',
    'a',
    'é',
    '.',
    '%2F',
    '%25',
    '\ud800',
  )
  const paths = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map(list => `/${list.join('')}`),
  )

  it('never throws, and leaves its own answer alone', () => {
    fc.assert(
      fc.property(paths, path => {
        const once = canonicalPath(path)
        expect(canonicalPath(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it('always stays on the same host', () => {
    fc.assert(
      fc.property(paths, path => {
        expect(canonicalPath(path)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(new URL(canonicalPath(path), 'https://here.example').host).toBe('here.example')
      }),
      { numRuns: 2000 },
    )
  })
})
