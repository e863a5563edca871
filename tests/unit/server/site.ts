import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { policies } from '../../../src/build/hosting/policy.ts'
import { createApp } from '../../../src/server/app.ts'
import { policiesFile } from '../../../src/server/firstBuild.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

const page = (language: string, name: string) =>
  `<!doctype html><html lang="${language}"><title>${name}</title>`

export const script = `export const answer = 42 // ${'padding '.repeat(40)}\n`

const localized = (language: string): Record<string, string> => ({
  [`${language}/index.html`]: page(language, 'home'),
  [`${language}/paiements.html`]: page(language, 'paiements'),
  [`${language}/blog.html`]: page(language, 'blog'),
  [`${language}/blog/2.html`]: page(language, 'blog page 2'),
  [`${language}/blog-post-bfr.html`]: page(language, 'bfr'),
  [`${language}/blog-post-temoignage-kaufman&broad.html`]: page(language, 'kaufman&broad'),
  [`${language}/404.html`]: page(language, 'lost'),
  [`${language}/feed.xml`]: '<feed/>',
  [`data/${language}/blog/1.json`]: JSON.stringify({ language }),
})

export const contents: Record<string, string> = {
  ...localized('fr'),
  ...localized('en'),
  'paiements.html': page('und', 'for hosts that cannot negotiate'),
  'index.html': page('und', 'for hosts that cannot negotiate'),
  'assets/Main-aB3.js': script,
  'assets/Main-aB3.css': 'body{margin:0}',
  'covers/bfr-1f2e.avif': 'not really a picture',
  'fonts/geist-9a.woff2': 'not really a font',
  'sw.js': 'self.skipWaiting',
  'manifest.webmanifest': '{"name":"Balancier"}',
  'robots.txt': 'User-agent: *',
  '.secret': 'hidden',
}

const compressible = /\.(?:html|js|css|json|xml|txt|webmanifest)$/

/** Writes a small built site, with compressed siblings, into a new temporary folder; gives the project folder. */
export function writeSite(files = contents): string {
  const root = mkdtempSync(join(tmpdir(), 'balancier-site-'))
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'dist', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (!compressible.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  writeFileSync(join(root, 'outside.txt'), 'outside the built folder')
  mkdirSync(join(root, '.build/hosting'), { recursive: true })
  writeFileSync(join(root, policiesFile), JSON.stringify(policies({ scripts: ["'sha256-x'"], mail: '' })))
  return root
}

/**
 * A raw request: unlike fetch it sends the path as it is written. It goes to 127.0.0.1 unless `ends` names another
 * `host`; `localAddress` is the address that it comes from.
 */
export function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  ends: { host?: string; localAddress?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', ...ends, port, path, headers, method, agent: false as const }
    const outgoing = request(options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

export type Site = {
  root: string
  port: number
  server: Server
  get: (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>
  close: () => Promise<void>
}

/** The app over a fixture site, on a port the system chose; `close` removes the folder as well. */
export async function openSite(files = contents): Promise<Site> {
  const root = writeSite(files)
  const server = createServer(createApp({ dist: join(root, 'dist') }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    root,
    port,
    server,
    get: (path, headers, method) => ask(port, path, headers, method),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      rmSync(root, { recursive: true, force: true })
    },
  }
}
