import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { hydrated } from '../../e2e/support/page.ts'
import { type Figure, median } from './report.ts'

const runs = 7
/** The CPU slowdown. */
const slowdown = 4
/** A 4G connection as Chrome's tools have it: 9 Mbit/s, 170 ms. */
const fourG = { offline: false, downloadThroughput: 1_125_000, uploadThroughput: 187_500, latency: 170 }

const from = '/fr/blog'
const to = '/fr/blog-post-4yeux'

/** The pause before and after each navigation, in milliseconds. */
const rest = { before: 50, after: 600 }

/** The visitor's action, in the page. */
type Act = { click: string } | { go: 1 | -1 }

/**
 * Milliseconds from what the visitor does until the frame after a heading has come that was not there. All is done and
 * noted in the page, which is asked for it only when it is at rest: to ask is work for the page too, and slow as it is, a
 * good part of what is measured.
 */
async function timed(page: Page, act: Act): Promise<number> {
  await page.evaluate(
    ({ act, before: wait }) => {
      const before = document.querySelector('h1')
      const state: { start?: number; end?: number } = {}
      Object.assign(window, { timedNavigation: state })
      const begin = ({ timeStamp }: Event) => {
        state.start ??= timeStamp
      }
      for (const type of ['click', 'popstate']) addEventListener(type, begin, { capture: true, once: true })
      const look = () => {
        const heading = document.querySelector('h1')
        if (
          state.start !== undefined &&
          heading &&
          heading !== before &&
          heading.getClientRects().length > 0
        ) {
          requestAnimationFrame(() => {
            state.end = performance.now()
          })
        } else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      setTimeout(() => {
        if ('go' in act) history.go(act.go)
        else document.querySelector<HTMLElement>(act.click)?.click()
      }, wait)
    },
    { act, before: rest.before },
  )
  await page.waitForTimeout(rest.before + rest.after)
  const took = await page.waitForFunction(() => {
    const { start, end } = (window as unknown as { timedNavigation: { start?: number; end?: number } })
      .timedNavigation
    return start !== undefined && end !== undefined && Math.max(1, end - start)
  })
  return took.jsonValue() as Promise<number>
}

/** From the article on, the visitor points at the last article it leads to. */
async function laterStep(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/fr/blog-post-"]').last()
  await link.dispatchEvent('pointerover')
  await page.waitForTimeout(1000)
  return timed(page, { click: `main a[href="${await link.getAttribute('href')}"]` })
}

type Way = { name: string; budget: number; pointed: boolean; slow: boolean }

const ways: readonly Way[] = [
  { name: 'pointed at before', budget: 90, pointed: true, slow: false },
  { name: 'not pointed at', budget: 130, pointed: false, slow: false },
  { name: 'not pointed at, 4G', budget: 350, pointed: false, slow: true },
]

/** One visit: the way there, back and forward again, and on from there if pages are pointed at. */
async function visit(page: Page, session: CDPSession, origin: string, { pointed, slow }: Way) {
  await page.goto(origin + from)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const click = `main a[href="${to}"]`
  const link = page.locator(click).first()
  await link.scrollIntoViewIfNeeded()
  // The pictures in sight come meanwhile; what links in sight lead to is not fetched so soon.
  await page.waitForTimeout(250)
  if (slow) await session.send('Network.emulateNetworkConditions', fourG)
  if (pointed) {
    await link.dispatchEvent('pointerover')
    await page.waitForTimeout(500)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const there = await timed(page, { click })
  const back = await timed(page, { go: -1 })
  const forward = await timed(page, { go: 1 })
  const later = pointed ? await laterStep(page) : undefined
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Network.emulateNetworkConditions', { ...fourG, downloadThroughput: -1, latency: 0 })
  return { there, back, forward, later }
}

/** Several visits in one browser after two warm-up visits, so that its caches are those of a visitor. */
async function visits(browser: Browser, origin: string, way: Way) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // On a slow connection the first load of a page counts.
  if (way.slow) await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const all: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = -2; run < runs; run++) {
    const one = await visit(page, session, origin, way)
    if (run >= 0) all.push(one)
  }
  await context.close()
  return all
}

/** How long it takes from a link on the blog's index to the heading of an article, and back: medians. */
export async function navigationFigures(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const name = (what: string) => `navigation ×${slowdown}: ${what}`
  const figures: Figure[] = []
  const all: Awaited<ReturnType<typeof visits>> = []
  for (const way of ways) {
    const own = await visits(browser, origin, way)
    const value = median(own.map(({ there }) => there))
    figures.push({ name: name(way.name), value, unit: 'ms', budget: way.budget })
    all.push(...own)
  }
  const later = all.flatMap(one => one.later ?? [])
  figures.push({ name: name('a later step, pointed at'), value: median(later), unit: 'ms', budget: 90 })
  for (const what of ['back', 'forward'] as const) {
    figures.push({ name: name(what), value: median(all.map(one => one[what])), unit: 'ms', budget: 150 })
  }
  await browser.close()
  return figures
}
