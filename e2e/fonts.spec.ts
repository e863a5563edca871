import type { Page } from '@playwright/test'
import { atRest, expect, fontsLoaded, hydrated, test } from './support/page.ts'

/** Delays fonts until `release` is called; `asked` has their addresses. */
async function withheld(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/*.woff2', async route => {
    asked.push(route.request().url())
    await promise
    await route.continue()
  })
  return { asked, release: resolve }
}

/** The width of a heading's words, which tells its font. */
const width = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(heading => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return Math.max(...[...range.getClientRects()].map(rect => rect.width))
  })

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )

for (const path of ['/fr', '/en/paiements', '/fr/blog-post-bfr']) {
  test(`text shows before its fonts come, and they hardly move it: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { asked, release } = await withheld(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = await width(page)
    release()
    await fontsLoaded(page)
    await expect.poll(() => width(page)).not.toBe(before)
    await hydrated(page)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

for (const width of [390, 1440]) {
  test(`late fonts do not move a reader in the middle of a page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { asked, release } = await withheld(page)
    await page.goto('/fr/blog-post-4yeux', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2)
    const read = page.locator('#article-body > p').nth(9)
    await read.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await atRest(page)
    const top = () => read.evaluate(element => element.getBoundingClientRect().top)
    const before = await top()
    expect(before).toBeGreaterThan(0)
    release()
    await fontsLoaded(page)
    await atRest(page)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(30)
  })
}

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are set in the fonts as well', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/fr/paiements')
    await expect.poll(() => asked.filter(url => url.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2)
  })
})
