import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { writePeers } from './peerSites.ts'
import { columns, type Figure, median } from './report.ts'
import { type Steps, stepRatios, stepsOf } from './steps.ts'

const runs = 7
/** How long a page is watched after it has loaded, in milliseconds. */
const watched = 4000
/** A slow 4G connection, in milliseconds and bytes a second; the processor is four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

type Pages = { home: string; article: string }
type Site = { name: string; origin: string; pages: Pages }
type Visit = { fcp: number; lcp: number; blocking: number; cls: number; kilobytes: number }

declare global {
  interface Window {
    visit: Omit<Visit, 'kilobytes' | 'fcp'>
  }
}

/** A new visitor's page on a phone, with network and processor slowed. */
async function openPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, session }
}

/** One first visit that only reads. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, session } = await openPage(browser)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    window.visit = { lcp: 0, blocking: 0, cls: 0 }
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => {
      window.visit.lcp = startTime
    })
    watch('longtask', ({ duration }) => {
      window.visit.blocking += duration - 50
    })
    watch('layout-shift', entry => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) window.visit.cls += value
    })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(watched)
  const seen = await page.evaluate(() => ({
    ...window.visit,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await page.context().close()
  return { ...seen, kilobytes: bytes / 1000 }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
}

/** Serves the built files of a peer, texts with brotli, as a host does. */
async function servePeer(folder: string): Promise<{ origin: string; close: () => void }> {
  const answers = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
    if (!existsSync(file)) return response.writeHead(404).end()
    const isText = /\.(html|css|js|svg|txt|json)$/.test(file)
    const known = answers.get(file)
    const body = known ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    answers.set(file, body)
    response
      .writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        ...(isText && { 'Content-Encoding': 'br' }),
      })
      .end(body)
  }).listen()
  await new Promise(resolve => server.on('listening', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** Builds a peer once, in the temporary folder; undefined, with a word why, where it cannot be built here. */
function buildPeer(name: string, folder: string, output: string): string | undefined {
  const built = join(folder, output)
  if (existsSync(built) && readdirSync(built).length > 0) return built
  for (const [command, ...args] of [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npm', 'run', 'build'],
  ] as const) {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' })
    if (status !== 0) {
      console.warn(`throttled: ${name} is left out, ${[command, ...args].join(' ')} failed in ${folder}`)
      return undefined
    }
  }
  return built
}

const ours: Pages = { home: '/en', article: '/en/blog-post-impayes' }

/** What ours may be at most, relative to a peer. */
const limits = {
  astro: { fcp: 1.1, lcp: 1.2, kilobytes: { home: 1.6, article: 1 } },
  next: { kilobytes: { home: 0.55, article: 0.55 } },
} as const

/**
 * First visits that only read, with network and processor really slowed, ours and the same articles built with Astro (with
 * our two fonts) and Next in turn, so that all see the same machine. Figures are ratios of medians.
 */
export async function throttledFigures(origin: string): Promise<Figure[]> {
  const folder = join(tmpdir(), 'balancier-peers')
  mkdirSync(folder, { recursive: true })
  const sites: Site[] = [{ name: 'ours', origin, pages: ours }]
  const closing: (() => void)[] = []
  for (const { name, folder: own, output, pages } of writePeers(folder)) {
    const built = buildPeer(name, own, output)
    if (!built) continue
    const served = await servePeer(built)
    closing.push(served.close)
    sites.push({ name, origin: served.origin, pages })
  }
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const seen = new Map<string, Visit[]>()
  for (let run = 0; run < runs; run++)
    for (const { name, origin, pages } of sites)
      for (const [page, path] of Object.entries(pages)) {
        const key = `${name} ${page}`
        seen.set(key, [...(seen.get(key) ?? []), await visit(browser, origin + path)])
      }
  const steps = new Map<string, Steps[]>()
  for (let run = 0; run < runs; run++)
    for (const { name, origin, pages } of sites) {
      const linked = pages.article.replace('impayes', 'facture-electronique')
      const one = await stepsOf(async () => (await openPage(browser)).page, {
        name,
        origin,
        pages: { ...pages, article: linked },
      })
      steps.set(name, [...(steps.get(name) ?? []), one])
    }
  await browser.close()
  for (const close of closing) close()

  const of = (name: string, page: string, what: keyof Visit) =>
    median((seen.get(`${name} ${page}`) ?? []).map(one => one[what]))
  const heads = ['fcp', 'lcp', 'blocking', 'cls', 'kilobytes'] as const
  const rows = [...seen.keys()].map(key => {
    const [name = '', page = ''] = key.split(' ')
    return [key, ...heads.map(what => of(name, page, what).toFixed(what === 'cls' ? 3 : 0))]
  })
  console.info(columns([['site', 'FCP ms', 'LCP ms', 'blocking ms', 'CLS', 'kB'], ...rows]))

  const figures: Figure[] = []
  for (const { name } of sites.slice(1))
    for (const page of Object.keys(ours) as (keyof Pages)[]) {
      for (const [what, limit] of Object.entries(limits[name as keyof typeof limits])) {
        const key = what as keyof Visit
        figures.push({
          name: `${page}: ${what} beside ${name}`,
          value: of('ours', page, key) / of(name, page, key),
          unit: '×',
          budget: typeof limit === 'number' ? limit : limit[page],
        })
      }
    }
  figures.push(...stepRatios(steps))
  for (const page of Object.keys(ours))
    figures.push({
      name: `${page}: blocking time of a visit that reads`,
      value: of('ours', page, 'blocking'),
      unit: 'ms',
      budget: Math.max(60, 1.2 * (seen.has(`astro ${page}`) ? of('astro', page, 'blocking') : 0)),
    })
  return figures
}
