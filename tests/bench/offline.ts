import { rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { nextBuild } from '../../e2e/support/builds.ts'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { type Host, startHost } from '../../e2e/support/host.ts'
import type { Figure } from './report.ts'

const available = 'button:has-text("Disponible hors ligne")'

/** One visit of an article, until nothing more is fetched; what it cost. */
async function visit(page: Page, host: Host, worker: boolean) {
  host.spent()
  await page.goto(`${host.origin}/fr/blog-post-4yeux`)
  if (worker) await page.waitForSelector(available, { state: 'attached', timeout: 120_000 })
  else await page.waitForLoadState('networkidle')
  return host.spent()
}

/** What the next version costs, with one article changed, until it waits to be accepted. */
async function update(page: Page, host: Host) {
  const { folder } = nextBuild()
  await host.publish(folder)
  host.spent()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    while (!registration?.waiting) await new Promise(resolve => setTimeout(resolve, 50))
  })
  rmSync(folder, { recursive: true })
  return host.spent()
}

/** Milliseconds from asking for a page to its heading. */
async function toHeading(page: Page, address: string): Promise<number> {
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main h1').first().waitFor()
  return performance.now() - start
}

async function measure(browser: Browser, host: Host): Promise<Figure[]> {
  const bare = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const without = await visit(await bare.newPage(), host, false)
  await bare.close()

  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const first = await visit(page, host, true)
  const later = await update(page, host)
  const storage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const cold = await toHeading(page, `${host.origin}/en/tresorerie`)
  const warm = await toHeading(page, `${host.origin}/en/paiements`)
  const read = await toHeading(page, `${host.origin}/fr/blog-post-4yeux`)
  await context.close()

  const kilobytes = (bytes: number) => bytes / 1000
  return [
    { name: 'install', value: kilobytes(first.bytes - without.bytes), unit: 'kB', budget: 1800 },
    { name: 'install: requests', value: first.paths.length - without.paths.length, unit: '' },
    { name: 'update, one article', value: kilobytes(later.bytes), unit: 'kB', budget: 95 },
    { name: 'update: requests', value: later.paths.length, unit: '' },
    { name: 'heading, worker asleep', value: cold, unit: 'ms' },
    { name: 'heading, worker awake', value: warm, unit: 'ms' },
    { name: 'heading, page read before', value: read, unit: 'ms' },
    { name: 'storage used', value: storage / 1_000_000, unit: 'MB' },
  ].map(figure => ({ ...figure, name: `offline: ${figure.name}` }))
}

/** What it costs to keep the site on a device, and how soon it is there without a connection. */
export async function offlineFigures(): Promise<Figure[]> {
  const host = await startHost()
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  try {
    return await measure(browser, host)
  } finally {
    await browser.close()
    await host.close()
  }
}
