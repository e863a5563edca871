import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrotli } from '../../e2e/support/nginx.ts'
import { manifestOf } from '../../e2e/support/precache.ts'
import { isCacheable } from '../../src/offline/worker/contentType.ts'
import { read } from '../dist/built.ts'
import { expectAnswer, titleOf } from './answers.ts'
import { type Host, hosts, type Running, run } from './hosts.ts'
import { observatory } from './observatory.ts'
import { type Row, requests } from './requests.ts'

const lang = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1]
/** The address of some published file with this ending. */
const built = (ending: string) => {
  const names = readdirSync(join(import.meta.dirname, '../../dist'), { recursive: true, encoding: 'utf8' })
  return `/${names.find(name => name.endsWith(`.${ending}`))?.replaceAll('\\', '/')}`
}

/** Whether a row expects brotli from an nginx without the brotli module. */
const needsBrotli = (host: Host, { expected, unlike }: Row) =>
  host === 'nginx' && !hasBrotli && (unlike?.nginx?.[0] ?? expected).encoding === 'br'

const english = { 'Accept-Language': 'en-GB,en;q=0.9' }

for (const [name, start] of Object.entries(hosts) as [Host, (typeof hosts)[Host]][]) {
  if (!start) console.warn(`${name} is not installed: its tests are skipped.`)
  describe.skipIf(!start)(name, () => {
    let host: Running
    beforeAll(async () => {
      if (start) host = await run(start)
    })
    afterAll(() => host?.stop())

    it.each([
      ['/fr/', '/fr'],
      ['/fr/paiements/', '/fr/paiements'],
      ['/paiements/', '/paiements'],
      ['/fr/blog-post-temoignage-kaufman%26broad', '/fr/blog-post-temoignage-kaufman&broad'],
      ['/blog-post-temoignage-kaufman%26broad', '/blog-post-temoignage-kaufman&broad'],
      ['//fr//paiements', '/fr/paiements'],
      ['/index.html', '/'],
      ['/fr/index.html', '/fr'],
      ['/fr.html', '/fr'],
      ['/fr/paiements.html', '/fr/paiements'],
      ['/PAIEMENTS', '/paiements'],
      ['/FR/Blog/2', '/fr/blog/2'],
      ['/EN', '/en'],
      ['/%66r/%70aiements', '/fr/paiements'],
      ['//FR//Blog-Post-Temoignage-Kaufman%26Broad.HTML/', '/fr/blog-post-temoignage-kaufman&broad'],
      ['/paiements/?lng=en&q=a%20b%26c', '/paiements?lng=en&q=a%20b%26c'],
    ])('sends %s to %s, once', async (path, target) => {
      const { status, headers } = await host.get(path)
      expect([status, headers.location]).toEqual([301, target])
      expect(headers['cache-control']).toBe('public, max-age=3600')
      expect((await host.get(target)).status).toBe(200)
    })

    it('answers with every file that the service worker caches, in its type', async () => {
      const { entries } = manifestOf(read('sw.js'))
      expect(entries.length).toBeGreaterThan(100)
      const refused: string[] = []
      for (const { url } of entries) {
        const { status, headers } = await host.get(url)
        const type = headers['content-type']
        const answer = new Response(null, { status, headers: type ? { 'content-type': type } : {} })
        if (!isCacheable(url, answer)) refused.push(`${url}: ${status} ${type}`)
      }
      expect(refused).toEqual([])
    })

    it.each([
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example/',
      '/fr/%0d%0aX:1/',
    ])('never leaves the host, and lets nothing into a header: %s', async path => {
      const { status, headers } = await host.get(path)
      expect(status).not.toBe(200)
      expect(headers.x).toBeUndefined()
      if (headers.location) expect(new URL(headers.location, 'http://here.example').host).toBe('here.example')
    })

    it('shows French at French addresses and English at English ones, whoever asks', async () => {
      for (const headers of [{}, english, { Cookie: 'i18next=en' }] as Record<string, string>[]) {
        const french = await host.get('/fr/paiements?lng=en', headers)
        expect([french.status, lang(french.text), french.headers['content-language']]).toEqual([
          200,
          'fr',
          'fr',
        ])
        expect(french.text).toContain('<link rel="canonical" href="https://balancier.example/fr/paiements"')
      }
      const { headers, text } = await host.get('/en/paiements', { 'Accept-Language': 'fr' })
      expect([lang(text), headers['cache-control'], headers.vary?.replace(/, Accept-Encoding$/, '')]).toEqual(
        ['en', 'no-cache', 'Accept-Encoding'],
      )
    })

    it.each([
      [{}, '', 'fr'],
      [english, '', 'en'],
      [{ ...english, Cookie: 'a=b; i18next=fr' }, '', 'fr'],
      [{ ...english, Cookie: 'i18next="fr-CA"' }, '', 'fr'],
      [{ ...english, Cookie: 'i18next=cimode' }, '', 'en'],
      [{ Cookie: 'i18next=fr' }, '?utm=1&lng=en-GB', 'en'],
      [{ Cookie: 'i18next=en' }, '?lng=../de', 'en'],
    ])('at a bare address, %o%s asks for %s', async (headers, query, expected) => {
      for (const path of ['/', '/paiements', '/blog/2', '/blog-post-temoignage-kaufman&broad']) {
        const answer = await host.get(path + query, headers as unknown as Record<string, string>)
        expect([answer.status, lang(answer.text)]).toEqual([200, expected])
        expect(answer.headers['cache-control']).toBe('private, no-cache')
        expect(answer.headers.vary).toContain('Accept-Language, Cookie, Accept-Encoding')
        expect(answer.headers['content-language']).toBe(expected)
      }
    })

    it('gives each language its own ETag', async () => {
      const { headers } = await host.get('/paiements')
      const known = {
        'If-None-Match': headers.etag ?? 'W/"x"',
        'If-Modified-Since': headers['last-modified'] ?? '',
        ...english,
      }
      expect(lang((await host.get('/paiements', known)).text)).toBe('en')
    })

    describe.each(Object.entries(requests))('as RFC 9110 says: %s', (_name, rows) => {
      it.each(rows.filter(row => !needsBrotli(name, row)).map(row => [titleOf(row), row] as const))(
        '%s',
        async (_title, row) => {
          await expectAnswer(host.get, row, name)
        },
      )
    })

    it('has a page for what is not there, in its language and with status 404', async () => {
      for (const [path, expected] of [
        ['/en/nothing', 'en'],
        ['/fr/404', 'fr'],
        ['/nothing', 'en'],
        ['/_headers', 'en'],
        ['/_redirects', 'en'],
        ['/fr/blog-post-nothing.html', 'fr'],
      ]) {
        const at = await host.get(path ?? '', english)
        const answer = at.headers.location ? await host.get(at.headers.location, english) : at
        expect([path, answer.status, lang(answer.text)]).toEqual([path, 404, expected])
        expect(answer.text).toContain('<meta name="robots" content="noindex"')
        expect(answer.headers.etag).toBeUndefined()
      }
    })

    it('has a line of text for files that are not there, and none for hidden ones', async () => {
      for (const path of [
        '/assets/old.js',
        '/data/fr/none.json',
        '/.env',
        '/robots.txt.br',
        '/assets',
        '/fr/x.png',
      ]) {
        const { status, text, headers } = await host.get(path)
        expect([path, status, text, headers['cache-control']]).toEqual([path, 404, 'Not found', 'no-store'])
      }
    })

    it('serves files with their content type and cache lifetime', async () => {
      const home = await host.get('/fr')
      const script = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? ''
      for (const [path, type, cache] of [
        [script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
        ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ['/sitemap.xml', 'text/xml; charset=utf-8', 'no-cache'],
        ['/icon-96.png', 'image/png', 'no-cache'],
        ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
        ['/data/fr/search.json', 'application/json', 'no-cache'],
        ['/api/v1.0/email/ready.txt', 'text/plain; charset=utf-8', 'no-cache'],
        ['/fr/feed.xml', 'text/xml; charset=utf-8', 'no-cache'],
        ['/fr/feed.json', 'application/json', 'no-cache'],
        ...Object.entries({ webmanifest: 'application/manifest+json', svg: 'image/svg+xml' }).map(
          ([ending, type]) => [built(ending), type, undefined],
        ),
        ...Object.entries({ css: 'text/css; charset=utf-8', woff2: 'font/woff2', avif: 'image/avif' }).map(
          ([ending, type]) => [built(ending), type, 'public, max-age=31536000, immutable'],
        ),
      ]) {
        const { status, headers } = await host.get(path ?? '')
        expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
          path,
          200,
          type,
          cache ?? headers['cache-control'],
        ])
      }
      const card = await host.get('/cards/fr/home.png')
      expect(card.headers['cross-origin-resource-policy']).toBe('cross-origin')
    })

    it.each([
      ['/feed', 'xml'],
      ['/rss', 'xml'],
      ['/atom', 'xml'],
      ['/feed.xml', 'xml'],
      ['/rss.xml', 'xml'],
      ['/feed/', 'xml'],
      ['/Feed', 'xml'],
      ['/feed.json', 'json'],
    ])(
      'leads %s to the feed in the visitor’s language, and each language’s to its own',
      async (path, ending) => {
        for (const [headers, locale] of [
          [{}, 'fr'],
          [english, 'en'],
        ] as const) {
          const bare = await host.get(path, headers)
          expect([bare.status, bare.headers.location]).toEqual([302, `/${locale}/feed.${ending}`])
          expect(bare.headers['cache-control']).toBe('private, no-cache')
          expect(bare.headers.vary).toContain('Accept-Language, Cookie')
          expect(bare.headers['x-content-type-options']).toBe('nosniff')
          expect((await host.get(`/${locale}/feed.${ending}`)).headers['content-type']).toMatch(ending)
          if (path === `/feed.${ending}`) continue
          const own = await host.get(`/${locale}${path}`)
          expect([own.status, own.headers.location]).toEqual([301, `/${locale}/feed.${ending}`])
        }
      },
    )

    it('says each header once where a range is beyond the end', async () => {
      const { status, headers } = await host.get('/robots.txt', { Range: 'bytes=99999-' })
      expect(status).toBe(416)
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
      for (const name of ['x-content-type-options', 'strict-transport-security', 'referrer-policy'])
        expect([name, headers[name]]).toEqual([name, expect.not.stringContaining(', ')])
    })

    it('refuses what would change something', async () => {
      const { status, headers } = await host.get('/fr', {}, 'POST')
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    })

    it.each(['/', '/fr', '/en/contact', '/fr/nothing', '/en/blog-post-bfr', '/fr/', '/assets/x.js'])(
      'sends all headers of safety with %s',
      async path => {
        const { headers } = await host.get(path)
        expect(headers['strict-transport-security']).toBe('max-age=63072000')
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
        expect(headers['cross-origin-opener-policy']).toBe('same-origin')
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
        expect(headers['permissions-policy']).toContain('camera=()')
        const policy = String(headers['content-security-policy'])
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).not.toMatch(/unsafe|\*(?!\.hcaptcha)/)
        expect(policy.includes('hcaptcha')).toBe(path.endsWith('/contact'))
      },
    )

    it.each(['/fr', '/fr/blog-post-bfr', '/fr/contact', '/paiements'])(
      'has the highest grade of the Observatory at %s',
      async path => {
        const { headers, text } = await host.get(path)
        // With the headers alone, and with the policy in the page.
        expect(observatory(headers)).toBeGreaterThanOrEqual(120)
        expect(observatory(headers, text)).toBe(130)
      },
    )

    it('logs one line per request without personal data', async () => {
      await host.get('/fr/tresorerie?name=Zoe&lng=en', {
        Cookie: 'i18next=fr; secret=7',
        'User-Agent': 'Zoe-Browser/1.0',
        Referer: 'https://zoe.example/',
        'X-Forwarded-For': '203.0.113.7',
      })
      await expect.poll(() => host.log().join()).toContain('/fr/tresorerie')
      const lines = host.log()
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
      expect(lines.join('\n')).not.toMatch(/zoe|secret|203\.0|"127\.0\.0\.1"|User-Agent|Cookie/i)
    })
  })
}
