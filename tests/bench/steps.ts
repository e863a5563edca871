import type { Page } from '@playwright/test'
import { type Figure, median } from './report.ts'

type Pages = { home: string; article: string }
type Site = { name: string; origin: string; pages: Pages }

/** How long a page is left alone before it is used, in milliseconds. */
const rest = 1500

/** Milliseconds: until the app can answer, and of a step from the home page to an article, before and after that. */
export type Steps = { start: number; early: number; late: number }

/** Whether React has taken over the links of a page. */
const hasStarted = () => {
  const link = document.querySelector('header a')
  return link !== null && Object.keys(link).some(key => key.startsWith('__reactFiber'))
}

/** Notes in the page when a link is clicked; the next page may be another document. */
const noteClicks = () =>
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  )

/** Clicks a link to the article, and waits for the frame in which its heading is there; milliseconds. */
async function step(page: Page, { article }: Pages): Promise<number> {
  const link = page.locator(`main a[href="${article}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''))
  await link.click({ noWaitAfter: true })
  const shown = await page.waitForFunction(
    path =>
      location.pathname === path &&
      document.querySelector('h1:not([data-before])') &&
      new Promise<number>(resolve =>
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('clicked'))),
          ),
        ),
      ),
    article,
    { polling: 'raf' },
  )
  return Number(await shown.jsonValue())
}

/**
 * The first steps of a visitor. `open` gives a page with network and processor slowed. Ours starts when a link is pointed
 * at, Next as it loads, Astro never.
 */
export async function stepsOf(open: () => Promise<Page>, { name, origin, pages }: Site): Promise<Steps> {
  const visit = async () => {
    const page = await open()
    await page.addInitScript(noteClicks)
    await page.goto(origin + pages.home, { waitUntil: 'load' })
    await page.waitForTimeout(name === 'next' ? 0 : rest)
    return page
  }
  const first = await visit()
  const early = await step(first, pages)
  await first.context().close()
  if (name === 'astro') return { start: 0, early, late: early }

  const second = await visit()
  const begin = name === 'ours' ? await second.evaluate(() => performance.now()) : 0
  if (name === 'ours') await second.locator('header a').last().dispatchEvent('pointermove')
  await second.waitForFunction(hasStarted, undefined, { polling: 'raf' })
  const start = (await second.evaluate(() => performance.now())) - begin
  await second.waitForTimeout(rest)
  const late = await step(second, pages)
  await second.context().close()
  return { start, early, late }
}

/** Ours beside the peers that could be built. */
export function stepRatios(seen: ReadonlyMap<string, readonly Steps[]>): Figure[] {
  const of = (name: string, what: keyof Steps) => median((seen.get(name) ?? []).map(one => one[what]))
  const beside = (name: string, peer: string, what: keyof Steps, budget: number): Figure[] =>
    seen.has(peer) ? [{ name, value: of('ours', what) / of(peer, what), unit: '×', budget }] : []
  return [
    ...beside('start of the app beside Next’s hydration', 'next', 'start', 1),
    ...beside('a step before the app has started beside astro', 'astro', 'early', 1),
    ...beside('a step once it has started beside next', 'next', 'late', 0.5),
  ]
}
