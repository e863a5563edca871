import { type Browser, chromium, type Page } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { type Figure, median } from './report.ts'

const runs = 7
/** How many times slower than this machine. */
const slowdown = 4
/** A 4G connection as Chrome's tools have it: 9 Mbit/s, 170 ms. */
const fourG = { offline: false, downloadThroughput: 1_125_000, uploadThroughput: 187_500, latency: 170 }

const from = '/fr/blog'
const to = '/fr/blog-post-4yeux'

/** Milliseconds from what the visitor does until the frame after a heading has come that was not there. */
const timed = (page: Page, act: () => Promise<unknown>): Promise<number> =>
  page
    .evaluate(() => {
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
    })
    .then(act)
    .then(() =>
      page.waitForFunction(() => {
        const { start, end } = (window as unknown as { timedNavigation: { start?: number; end?: number } })
          .timedNavigation
        return start !== undefined && end !== undefined ? Math.max(1, end - start) : false
      }),
    )
    .then(handle => handle.jsonValue() as Promise<number>)

type Way = { name: string; budget: number; pointed: boolean; slow: boolean }

const ways: readonly Way[] = [
  { name: 'pointed at before', budget: 45, pointed: true, slow: false },
  { name: 'not pointed at', budget: 100, pointed: false, slow: false },
  { name: 'not pointed at, 4G', budget: 250, pointed: false, slow: true },
]

/** One visit: the way there, and back and forward again. */
async function visit(browser: Browser, origin: string, { pointed, slow }: Way) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
    // What the transition shows between two pages is not what is measured.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(origin + from)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slow) await session.send('Network.emulateNetworkConditions', fourG)
  if (pointed) {
    await link.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const there = await timed(page, () => link.dispatchEvent('click', { button: 0 }))
  await page.waitForTimeout(500)
  const back = await timed(page, () => page.evaluate(() => history.back()))
  await page.waitForTimeout(500)
  const forward = await timed(page, () => page.evaluate(() => history.forward()))
  await context.close()
  return { there, back, forward }
}

/** How long it takes from a link on the blog's index to the heading of an article, and back: medians. */
export async function navigationFigures(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const name = (what: string) => `navigation ×${slowdown}: ${what}`
  const figures: Figure[] = []
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (const way of ways) {
    const own: typeof visits = []
    for (let run = 0; run < runs; run++) own.push(await visit(browser, origin, way))
    figures.push({
      name: name(way.name),
      value: median(own.map(({ there }) => there)),
      unit: 'ms',
      budget: way.budget,
    })
    visits.push(...own)
  }
  for (const what of ['back', 'forward'] as const) {
    figures.push({ name: name(what), value: median(visits.map(one => one[what])), unit: 'ms', budget: 30 })
  }
  await browser.close()
  return figures
}
