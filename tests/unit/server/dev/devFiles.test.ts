import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createServer, loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverSources } from '../../../../src/artwork/coverSources.ts'
import { coverKey } from '../../../../src/content/coverKey.ts'
import { devFiles } from '../../../../src/server/dev/devFiles.ts'
import { serveFolders } from '../../../../src/server/dev/serveFolders.ts'
import { studio } from '../../../../src/studio/server/plugin.ts'
import { ask } from '../site.ts'

const secret = 'SECRET'

/** A project with compiled data, and secrets around them. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'balancier-dev-'))
  mkdirSync(join(root, '.velite/data/fr/articles'), { recursive: true })
  mkdirSync(join(root, '.velite/data-2'))
  mkdirSync(join(root, '.build/covers'), { recursive: true })
  mkdirSync(join(root, '.git'))
  writeFileSync(join(root, '.velite/data/fr/articles/a&b.json'), '{"id":"a&b"}')
  writeFileSync(join(root, '.velite/data/fr/100%.json'), '{"id":"100%"}')
  writeFileSync(join(root, '.build/covers/bfr-480.avif'), 'picture')
  for (const file of ['.env', '.git/HEAD', '.velite/data-2/x.json']) writeFileSync(join(root, file), secret)
  const site = { name: 'Vendor', url: 'https://vendor.example', copy: secret }
  writeFileSync(join(root, '.velite/site.json'), JSON.stringify(site))
  writeFileSync(join(root, '.velite/articles.json'), '[]')
  symlinkSync(join(root, '.env'), join(root, '.velite/data/link.json'))
  symlinkSync(join(root, '.git'), join(root, '.velite/data/folder'))
  return root
}

async function serve(root: string, plugins: Plugin[]) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo | undefined
  return { server, port: address?.port ?? 0 }
}

describe.each<[string, () => Plugin[]]>([
  ['development', () => [devFiles()]],
  ['the studio', () => [devFiles(), studio()]],
])('the server of %s', (_name, plugins) => {
  let root: string
  let server: ViteDevServer
  let port: number
  beforeAll(async () => {
    root = project()
    ;({ server, port } = await serve(root, plugins()))
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })

  it.each([
    ['/data/fr/articles/a&b.json', '{"id":"a&b"}', 'application/json'],
    ['/data/fr/articles/a%26b.json?t=1', '{"id":"a&b"}', 'application/json'],
    ['/data/fr/100%25.json', '{"id":"100%"}', 'application/json'],
    ['/covers/bfr-480.avif', 'picture', 'image/avif'],
  ])('serves %s', async (path, body, type) => {
    const { status, text, headers } = await ask(port, path)
    expect([status, text, headers['content-type']]).toEqual([200, body, type])
  })

  it.each([
    ['/feed', {}, '/fr/feed.xml'],
    ['/rss/', { 'Accept-Language': 'en' }, '/en/feed.xml'],
    ['/feed.xml?lng=en', {}, '/en/feed.xml'],
    ['/en/rss', {}, '/en/feed.xml'],
    ['/feed.json', {}, '/fr/feed.json'],
  ])('leads %s (%o) to %s, which is a feed', async (path, headers, target) => {
    const { status, headers: said } = await ask(port, path, headers)
    expect([status, said.location]).toEqual([302, target])
    const feed = await ask(port, target)
    expect([feed.status, feed.headers['content-type']]).toEqual([
      200,
      target.endsWith('json') ? 'application/json' : 'text/xml; charset=utf-8',
    ])
    expect(feed.text).toContain('https://vendor.example')
  })

  const up = '..%2f'.repeat(12)
  it.each([
    `/data/${up}etc/passwd`,
    `/covers/${up}etc/passwd`,
    '/data/..%2f..%2f.env',
    '/data/..%2F..%2F.git/HEAD',
    '/data/%2e%2e/%2e%2e/.env',
    '/data/../../.env',
    '/data/../site.json',
    '/data/..%2fsite.json',
    '/data/..%2fdata-2/x.json',
    '/data/..%5c..%5c.env',
    '/data/..\\..\\.env',
    '/data/fr/..%2f..%2f..%2f.env',
    '/data//etc/passwd',
    '/data/%2fetc%2fpasswd',
    '/data/.%2e/site.json',
    '/data/%252e%252e%252f%252e%252e%252f.env',
    '/data/site.json%00.json',
    '/data/link.json',
    '/data/folder/HEAD',
    '/%64ata/..%2f..%2f.env',
    '/%2e%2e/data/..%2f..%2f.env',
    '/constructor/x',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/@fs/etc/passwd',
    '/.env',
    '/.git/HEAD',
    '/data',
    '/data/',
    '/data/fr',
    '//data/..%2f..%2f.env',
    `http://127.0.0.1/data/..%2f..%2f.env`,
  ])('gives out nothing else: %s', async path => {
    const { status, text } = await ask(port, path)
    expect(text).not.toMatch(/SECRET|root:/)
    if (path.startsWith('/data') || path.startsWith('/covers')) expect([400, 404]).toContain(status)
  })

  it.each(['/%', '/data/%', '/%E0%A4%A', '/fr/%zz?x=1', '/data/fr/%ff.json', '/__studio/%'])(
    'refuses what does not decode, and goes on: %s',
    async path => {
      expect((await ask(port, path)).status).toBe(400)
      expect((await ask(port, '/covers/bfr-480.avif')).status).toBe(200)
    },
  )

  it.each(['//', '//[', '/?%', '/fr?x=%E0%A4%A', '/data/fr/search.json', '/data/xx/search.json'])(
    'goes on after %s',
    async path => {
      await ask(port, path)
      expect((await ask(port, '/covers/bfr-480.avif')).status).toBe(200)
    },
  )
})

it('draws a cover when it is asked for, and no other', async () => {
  const root = project()
  const cover = { id: 'bfr', family: 'bars', plate: 'petrol' } as const
  writeFileSync(join(root, '.velite/articles.json'), JSON.stringify([{ id: 'bfr', locale: 'fr', cover }]))
  const { server, port } = await serve(root, [devFiles()])
  const [address = ''] = coverSources({ ...cover, key: coverKey(cover) }).light.split(' ')
  const { status, headers } = await ask(port, address)
  expect([status, headers['content-type']]).toEqual([200, 'image/avif'])
  expect((await ask(port, address.replace('-480', '-481'))).status).toBe(404)
  expect(readdirSync(join(root, '.build/covers')).sort()).toEqual(['bfr-480.avif', basename(address)].sort())
  await server.close()
  rmSync(root, { recursive: true })
})

it('a change of the brand’s colors or of a drawing does not restart the server', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts')
  expect(config?.dependencies.filter(file => /tokens\.ts$|rosette\.ts$/.test(file))).toEqual([])
  expect(config?.dependencies.length).toBeGreaterThan(3)
})

it('hands an error on instead of ending the process', async () => {
  const failing = serveFolders({}, () => Promise.reject(new Error('unreadable')))
  const server = createHttpServer((request, response) => {
    failing(request, response, error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { status, text } = await ask(port, '/data/x')
  expect([status, text]).toEqual([500, 'Error: unreadable'])
  server.close()
})
