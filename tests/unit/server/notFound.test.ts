import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const title = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]
const lang = (text: string) => /lang="(\w+)"/.exec(text)?.[1]

describe('an address without a page', () => {
  it('shows the 404 of the language in the address', async () => {
    const { status, headers, text } = await site.get('/en/nothing', { 'Accept-Language': 'fr' })
    expect([status, title(text), lang(text)]).toEqual([404, 'lost', 'en'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.etag).toBeUndefined()
  })

  it('shows the 404 of the visitor’s language at a bare address', async () => {
    const { status, headers, text } = await site.get('/nothing', { 'Accept-Language': 'en' })
    expect([status, title(text), lang(text)]).toEqual([404, 'lost', 'en'])
    expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(lang((await site.get('/de/paiements')).text)).toBe('fr')
  })

  it('is 404 even when the address names the 404 page', async () => {
    for (const path of ['/fr/404', '/404']) {
      const { status, text } = await site.get(path)
      expect([status, title(text)]).toEqual([404, 'lost'])
    }
  })

  it('stays 404 for a known tag or a range', async () => {
    const { headers } = await site.get('/fr/paiements')
    const odd = { 'If-None-Match': headers.etag, Range: 'bytes=0-3' }
    const answer = await site.get('/fr/nothing', odd)
    expect([answer.status, title(answer.text), answer.headers.etag]).toEqual([404, 'lost', undefined])
  })

  it('compresses the 404 page as it does the others, and sends no body to HEAD', async () => {
    expect(
      (await site.get('/fr/nothing', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br')
    expect((await site.get('/fr/nothing', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    const head = await site.get('/fr/nothing', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([404, ''])
  })

  it('says so in text when no 404 page was built', async () => {
    const plain = await openSite({ 'fr/index.html': 'home' })
    const answer = await plain.get('/fr/nothing')
    expect([answer.status, answer.text]).toEqual([404, 'Not found'])
    await plain.close()
  })

  it('is clean for a malformed encoding', async () => {
    for (const path of ['/fr/%E0%A4%A', '/%E0%A4%A', '/fr/%', '/fr/%zz']) {
      const { status, text } = await site.get(path)
      expect([status, title(text)]).toEqual([404, 'lost'])
    }
  })
})
