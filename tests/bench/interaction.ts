import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { hydrated } from '../../e2e/support/page.ts'
import { type Figure, median } from './report.ts'

const runs = 3
/** The CPU slowdown. */
const slowdown = 4

type Timed = { durations: Map<number, number> }

/** Makes the page record the time from each interaction to the next paint, in milliseconds. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const timed: Timed = { durations: new Map() }
    Object.assign(window, { timed })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const id = (entry as PerformanceEventTiming & { interactionId: number }).interactionId
        if (id) timed.durations.set(id, Math.max(entry.duration, timed.durations.get(id) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/**
 * Interaction to Next Paint as web.dev/articles/inp defines it: the longest interaction, one left out for every fifty.
 * Those under 16 ms are not reported, and count as 16.
 */
const inp = (page: Page) =>
  page.evaluate(() => {
    const durations = [...(window as unknown as { timed: Timed }).timed.durations.values()]
    const { interactionCount = 0 } = performance as Performance & { interactionCount?: number }
    return durations.sort((a, b) => b - a)[Math.floor(interactionCount / 50)] ?? 16
  })

/** A realistic click: move, press, release. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await page.waitForTimeout(200)
  await target.click({ delay: 80 })
}

type Task = { name: string; path: string; width: number; run: (page: Page) => Promise<void> }

const type = async (page: Page, field: string, text: string) => {
  await press(page, page.locator(`[name="${field}"]`))
  await page.keyboard.type(text, { delay: 60 })
}

const tasks: readonly Task[] = [
  {
    name: 'typing in the form',
    path: '/fr/contact',
    width: 390,
    run: async page => {
      await type(page, 'first-name', 'Hélène')
      await type(page, 'email', 'h.vasseur@arvenne.example')
      await type(page, 'phone', '+33 1 99 00 19 87')
      await type(page, 'message', 'Quatorze entités, neuf banques, un seul parapheur.')
    },
  },
  {
    name: 'menu',
    path: '/fr/paiements',
    width: 390,
    run: async page => {
      for (let time = 0; time < 3; time++) {
        await press(page, page.getByRole('button', { name: /menu/i }).first())
        await page.waitForTimeout(500)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(300)
      }
    },
  },
  {
    name: 'search',
    path: '/fr/paiements',
    width: 1440,
    run: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox').waitFor()
      await page.keyboard.type('rapprochement', { delay: 100 })
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'carousel',
    path: '/fr',
    width: 1440,
    run: async page => {
      await page.getByRole('region', { name: 'Témoignages de clients' }).scrollIntoViewIfNeeded()
      const next = page.getByRole('button', { name: 'Témoignage suivant' })
      for (let time = 0; time < 3; time++) {
        await press(page, next)
        await page.waitForTimeout(600)
      }
    },
  },
]

async function measure(browser: Browser, origin: string, { path, width, run }: Task): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(origin + path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watch(page)
  await run(page)
  await page.waitForTimeout(500)
  const value = await inp(page)
  await context.close()
  return value
}

/** INP on a machine four times slower: medians of three. */
export async function interactionFigures(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  for (const task of tasks) {
    const values: number[] = []
    for (let time = 0; time < runs; time++) values.push(await measure(browser, origin, task))
    figures.push({ name: `INP ×${slowdown}: ${task.name}`, value: median(values), unit: 'ms', budget: 100 })
  }
  await browser.close()
  return figures
}
