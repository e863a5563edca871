import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUnsafePath } from '../../../src/server/refusal.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Raw bytes, for requests that an HTTP client would refuse to send. */
function raw(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.end(Buffer.from(bytes, 'latin1'))
  return text(socket)
}

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async method => {
    const { status, headers } = await site.get('/fr', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('say so for a target that is no path too', async () => {
    expect(await raw('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 405 /)
    expect(await raw('GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('leave the connection usable after a body that was not wanted', async () => {
    const post = `POST /fr HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello`
    const answers = await raw(`${post}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200'])
  })
})

describe('paths that try to leave the built folder', () => {
  it.each([
    '/../outside.txt',
    '/fr/../../outside.txt',
    '/fr/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/assets/..\\..\\outside.txt',
    '/fr/../../package.json',
    '/FR/..%2F..%2F..%2Foutside',
    '/.',
    '/fr/paiements%00.html',
    '/fr/%00',
    '/fr/a%0d%0aSet-Cookie:x=1/',
  ])('%s', async path => {
    const { status, headers, text } = await site.get(path)
    expect([status, text, headers['set-cookie']]).toEqual([400, 'Bad request', undefined])
  })

  it('are not reached by encoding them twice either', async () => {
    const { status, text } = await site.get('/assets/%252e%252e%252f%252e%252e%252foutside.txt')
    expect([status, text]).toEqual([404, 'Not found'])
  })

  it('do not include names that only look odd', () => {
    expect(isUnsafePath('/fr/a..b/...')).toBe(false)
    expect(isUnsafePath('/fr/blog-post-temoignage-kaufman&broad')).toBe(false)
  })

  it.each(['/fr\0', '/fr\x01', '/fr/caf\xe9/', '/fr?q=\xe9', '/fr\r\n'])(
    'raw bytes end at the parser: %j',
    async path => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      )
    },
  )
})

describe('sizes', () => {
  it('refuses an address above 4 kB', async () => {
    expect((await site.get(`/fr?${'q'.repeat(4092)}`)).status).toBe(200)
    expect((await site.get(`/fr?${'q'.repeat(4093)}`)).status).toBe(414)
    expect((await site.get(`/${'a/'.repeat(4000)}`)).status).toBe(414)
  })

  it('refuses headers above the limit of the platform', async () => {
    expect((await site.get('/fr', { Cookie: 'x'.repeat(20_000) })).status).toBe(431)
  })
})

describe('health', () => {
  it('says ok, and is kept by no cache', async () => {
    const { status, headers, text } = await site.get('/healthz')
    expect([status, text, headers['cache-control']]).toEqual([200, 'ok', 'no-store'])
    const head = await site.get('/healthz', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
  })
})

describe('every answer', () => {
  it.each(['/fr', '/', '/fr/', '/nothing', '/assets/none.js', '/../x', '/healthz'])(
    'carries the security headers: %s',
    async path => {
      const { headers } = await site.get(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    },
  )
})
