import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, openSite, type Site, script } from './site.ts'

const big = 'x'.repeat(8 * 1024 * 1024)

let site: Site
beforeAll(async () => {
  site = await openSite({
    ...contents,
    'assets/big-1.bin': big,
    'assets/gone-1.bin': 'soon gone',
    'data/index.html': 'no page',
  })
})
afterAll(() => site.close())

describe('what a file is sent with', () => {
  it.each([
    ['/assets/Main-aB3.js', /^text\/javascript; ?charset=utf-8$/, /immutable/],
    ['/assets/Main-aB3.css', /^text\/css; ?charset=utf-8$/, /immutable/],
    ['/covers/bfr-1f2e.avif', /^image\/avif$/, /immutable/],
    ['/fonts/geist-9a.woff2', /^font\/woff2$/, /immutable/],
    ['/data/fr/blog/1.json', /^application\/json$/, /^no-cache$/],
    ['/sw.js', /^text\/javascript; ?charset=utf-8$/, /^no-cache$/],
    ['/manifest.webmanifest', /^application\/manifest\+json$/, /^no-cache$/],
    ['/robots.txt', /^text\/plain; ?charset=utf-8$/, /^no-cache$/],
    ['/fr/feed.xml', /^text\/xml; ?charset=utf-8$/, /^no-cache$/],
  ])('%s', async (path, type, cache) => {
    const { status, headers, text } = await site.get(path)
    expect([status, text]).toEqual([200, contents[path.slice(1)]])
    expect(headers['content-type']).toMatch(type)
    expect(headers['cache-control']).toMatch(cache)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('keeps hashed files for a year', async () => {
    const { headers } = await site.get('/assets/Main-aB3.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('has a tag and answers it with 304', async () => {
    const full = await site.get('/data/fr/blog/1.json')
    expect(full.headers.etag).toMatch(/^W\/"\d+-\d+"$/)
    const again = await site.get('/data/fr/blog/1.json', { 'If-None-Match': full.headers.etag })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', full.headers.etag])
    expect(again.headers['cache-control']).toBe('no-cache')
  })

  it('answers HEAD with the length and no body', async () => {
    const { status, headers, text } = await site.get('/assets/Main-aB3.js', {}, 'HEAD')
    expect([status, text, headers['content-length']]).toEqual([200, '', String(script.length)])
  })
})

describe('compression', () => {
  const encoding = async (accepted: string, path = '/assets/Main-aB3.js') =>
    (await site.get(path, { 'Accept-Encoding': accepted })).headers['content-encoding']

  it('sends brotli before gzip, each byte-exact, and says that it varies', async () => {
    const brotli = await site.get('/assets/Main-aB3.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers.vary).toBe('Accept-Encoding')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const gzip = await site.get('/assets/Main-aB3.js', { 'Accept-Encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag)
    expect(gzip.headers['content-type']).toBe(brotli.headers['content-type'])
  })

  it('respects a refusal, ignores what it does not know, and compresses pages alike', async () => {
    expect(await encoding('br;q=0, gzip')).toBe('gzip')
    expect(await encoding('gzip;q=0, br;q=0.0')).toBeUndefined()
    expect(await encoding('zstd, abr')).toBeUndefined()
    expect(await encoding('*')).toBe('br')
    expect(await encoding('')).toBeUndefined()
    expect(await encoding('br', '/fr/paiements')).toBe('br')
    expect(await encoding('br', '/')).toBe('br')
    expect(await encoding('br, gzip', '/fonts/geist-9a.woff2')).toBeUndefined()
  })
})

describe('ranges', () => {
  const part = (Range: string, more = {}) => site.get('/robots.txt', { Range, ...more })

  it('sends one span of bytes', async () => {
    const { status, headers, text } = await part('bytes=0-3')
    expect([status, text, headers['content-range']]).toEqual([206, 'User', 'bytes 0-3/13'])
    expect((await part('bytes=10-')).text).toBe(': *')
    expect((await part('bytes=10-99')).headers['content-range']).toBe('bytes 10-12/13')
  })

  it('says 416 beyond the end', async () => {
    const { status, headers } = await part('bytes=13-')
    expect([status, headers['content-range']]).toEqual([416, 'bytes */13'])
  })

  it.each([
    'bytes=5-2',
    'bytes=-3',
    'bytes=0-18446744073709551615',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=a-b',
  ])('sends the whole file for %s', async range => {
    const { status, text } = await part(range)
    expect([status, text]).toEqual([200, 'User-agent: *'])
  })

  it('sends the whole file when the part depends on a tag', async () => {
    expect((await part('bytes=0-3', { 'If-Range': 'W/"1-1"' })).status).toBe(200)
  })
})

describe('what is not there', () => {
  it.each([
    '/assets/old-1.js',
    '/assets',
    '/assets/nothing',
    '/data',
    '/data/fr/blog/99',
    '/data/en/none.json',
    '/covers/none.avif',
    '/fr/picture.png',
    '/favicon.ico',
    '/.secret',
    '/fr/.env',
    '/assets/Main-aB3.js.br',
    '/robots.txt.gz',
    '/assets/main-ab3.js',
    '/assets/%E0%A4%A.js',
  ])('%s is a plain 404 that nobody keeps', async path => {
    const { status, headers, text } = await site.get(path, {
      'Accept-Language': 'en',
      'If-None-Match': 'W/"1-1"',
    })
    expect([status, text]).toEqual([404, 'Not found'])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })
})

describe('files under strain', () => {
  const openFiles = () => readdirSync('/proc/self/fd').length

  it.skipIf(process.platform !== 'linux')('are closed when the visitor goes away', async () => {
    const before = openFiles()
    for (let visit = 0; visit < 20; visit++) {
      const socket = connect(site.port, '127.0.0.1')
      socket.write('GET /assets/big-1.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await new Promise(resolve => socket.once('data', resolve))
      socket.destroy()
    }
    await expect.poll(openFiles, { timeout: 5000 }).toBeLessThan(before + 5)
  })

  it('may vanish without taking the server along', async () => {
    rmSync(join(site.root, 'dist/assets/gone-1.bin'))
    expect((await site.get('/assets/gone-1.bin')).status).toBe(404)
    expect((await site.get('/fr')).status).toBe(200)
  })

  it('are those of the moment, like a deployment that adds some', async () => {
    writeFileSync(join(site.root, 'dist/late.txt'), 'late')
    expect((await site.get('/late.txt')).text).toBe('late')
  })

  it.skipIf(process.platform === 'win32')(
    'are regular files of the folder, whatever is put there',
    async () => {
      symlinkSync(join(site.root, 'outside.txt'), join(site.root, 'dist/leak.txt'))
      symlinkSync(site.root, join(site.root, 'dist/up'))
      execFileSync('mkfifo', [join(site.root, 'dist/pipe.txt')])
      for (const path of ['/leak.txt', '/up/outside.txt', '/pipe.txt']) {
        const { status, text } = await site.get(path)
        expect([path, status, text]).toEqual([path, 404, 'Not found'])
      }
    },
  )
})
