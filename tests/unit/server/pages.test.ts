import { statSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { ask, contents, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const title = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]
const lang = (text: string) => /lang="(\w+)"/.exec(text)?.[1]

describe('an address with its language', () => {
  it.each([
    ['/fr', 'home'],
    ['/fr/paiements', 'paiements'],
    ['/fr/blog', 'blog'],
    ['/fr/blog/2', 'blog page 2'],
    ['/fr/blog-post-bfr', 'bfr'],
    ['/fr/blog-post-temoignage-kaufman&broad', 'kaufman&broad'],
  ])('%s shows its page', async (path, expected) => {
    const { status, headers, text } = await site.get(path)
    expect([status, title(text), lang(text)]).toEqual([200, expected, 'fr'])
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-language']).toBe('fr')
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('ignores the visitor’s preferences', async () => {
    const { text } = await site.get('/fr/paiements?lng=en', { Cookie: 'i18next=en', 'Accept-Language': 'en' })
    expect(lang(text)).toBe('fr')
  })

  it('answers a known tag with 304 and the headers the full answer would have', async () => {
    const full = await site.get('/fr/paiements')
    const again = await site.get('/fr/paiements', { 'If-None-Match': full.headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])
    for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers[name]).toBe(full.headers[name])
  })

  it('answers an unknown, odd or hostile tag with the page and its own tag', async () => {
    const full = await site.get('/fr/paiements')
    for (const tag of ['W/"1-2"', '"x"', 'W/"en-1-2"', '<script>']) {
      const { status, headers } = await site.get('/fr/paiements', { 'If-None-Match': tag })
      expect([status, headers.etag]).toEqual([200, full.headers.etag])
    }
  })
})

describe('a bare address', () => {
  const shown = async (path: string, headers = {}) => {
    const answer = await site.get(path, headers)
    expect(answer.status).toBe(200)
    return lang(answer.text)
  }

  it.each(['/', '/paiements', '/blog-post-bfr', '/blog/2', '/blog-post-temoignage-kaufman&broad'])(
    '%s is served where it stands, in French when nothing is known',
    async path => {
      const { status, headers, text } = await site.get(path)
      expect([status, lang(text), headers.location]).toEqual([200, 'fr', undefined])
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
      expect(headers['content-language']).toBe('fr')
    },
  )

  it('prefers query, then cookie, then Accept-Language', async () => {
    const accept = { 'Accept-Language': 'en' }
    expect(await shown('/paiements', accept)).toBe('en')
    expect(await shown('/paiements', { ...accept, Cookie: 'i18next=fr' })).toBe('fr')
    expect(await shown('/paiements?lng=en', { ...accept, Cookie: 'i18next=fr' })).toBe('en')
    expect(await shown('/?utm=1&lng=en-GB')).toBe('en')
  })

  it('reduces candidates to a base language and passes over those it does not know', async () => {
    expect(await shown('/paiements?lng=de', { Cookie: 'i18next=en_US' })).toBe('en')
    expect(await shown('/paiements?lng=cimode&lng=en')).toBe('en')
    expect(await shown('/paiements', { 'Accept-Language': 'de-CH, EN-us;q=0.4, fr;q=0.3' })).toBe('en')
    expect(await shown('/paiements?lng=__proto__', { Cookie: 'i18next=../en', 'Accept-Language': '*' })).toBe(
      'fr',
    )
  })

  it('respects weights', async () => {
    expect(await shown('/', { 'Accept-Language': 'fr;q=0.4, en;q=0.9' })).toBe('en')
    expect(await shown('/', { 'Accept-Language': 'en;q=0, fr;q=0.1' })).toBe('fr')
  })

  it.each([
    ['theme=dark; i18next=en; x=1', 'en'],
    ['i18next="en"', 'en'],
    ['i18next=%65n', 'en'],
    ['xi18next=en', 'fr'],
    ['i18next=%E0%A4%A', 'fr'],
    ['i18next', 'fr'],
    [';;=;i18next==en', 'fr'],
  ])('reads the cookie %s', async (Cookie, expected) => {
    expect(await shown('/paiements', { Cookie })).toBe(expected)
  })

  it('never lets the tag of one language answer for the other, even at one size and one date', async () => {
    const same = await openSite({
      ...contents,
      'fr/twin.html': '<html lang="fr">',
      'en/twin.html': '<html lang="en">',
    })
    for (const name of ['fr/twin.html', 'en/twin.html']) utimesSync(join(same.root, 'dist', name), 1, 1)
    const size = (name: string) => statSync(join(same.root, 'dist', name)).size
    expect(size('fr/twin.html')).toBe(size('en/twin.html'))
    const second = createServer(createApp({ dist: join(same.root, 'dist') }))
    await new Promise<void>(resolve => second.listen(0, '127.0.0.1', resolve))
    const { port } = second.address() as AddressInfo

    const french = await ask(port, '/twin')
    const tag = { 'If-None-Match': french.headers.etag }
    const again = await ask(port, '/twin', tag)
    expect(again.status).toBe(304)
    expect(again.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
    expect(again.headers['cache-control']).toBe('private, no-cache')
    const english = await ask(port, '/twin', { ...tag, Cookie: 'i18next=en' })
    expect([english.status, lang(english.text)]).toEqual([200, 'en'])

    second.close()
    await same.close()
  })
})
