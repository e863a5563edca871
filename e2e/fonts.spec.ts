import type { Page } from '@playwright/test'
import { expect, hydrated, lettered, test, whole } from './support/page.ts'

/**
 * Keeps fonts from arriving until the function returned is called; their addresses, as they are asked for. Until then a
 * page may not count as loaded.
 */
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

const plain = (page: Page) => page.locator('html[data-plain]')

/** Until fonts come, the heading of a page is as large as this: they would move all below it. */
const headingOf = (page: Page, size: string) =>
  page.addInitScript(
    size =>
      addEventListener('DOMContentLoaded', () =>
        document.head
          .appendChild(document.createElement('style'))
          .append(`[data-plain] h1 { font-size: ${size} }`),
      ),
    size,
  )

/** Where the heading ends, and what follows begins. */
const below = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate(heading => Math.round(heading.getBoundingClientRect().bottom))

test('fonts are asked for once the page shows, and then take their places without moving it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { asked, release } = await withheld(page)
  await page.goto('/fr/paiements', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => asked.length).toBe(2)
  const painted = await page.evaluate(() => {
    const starts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return starts.every(({ startTime }) => startTime > paint)
  })
  expect(painted).toBe(true)
  const before = await width(page)
  await expect(plain(page)).toBeAttached()
  release()
  await expect(plain(page)).toHaveCount(0)
  expect(await width(page)).not.toBe(before)
  await hydrated(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
  expect(shift).toBeLessThan(0.001)
})

test.describe('a page that its fonts would move', () => {
  test.use({ bypassCSP: true })

  test('takes them all the same, and the text that would move what follows keeps its height', async ({
    page,
  }) => {
    await headingOf(page, '200px')
    const { asked, release } = await withheld(page)
    await page.goto('/fr/paiements', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(2)
    await expect(plain(page)).toBeAttached()
    const before = await below(page)
    release()
    await hydrated(page)
    await expect(plain(page)).toHaveCount(0)
    expect(await below(page)).toBe(before)
    // In a window of another width nothing is left of it.
    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(() => below(page)).toBeLessThan(before)
  })

  test('stays as it is read where that will not do, and the next page is set in them', async ({ page }) => {
    await headingOf(page, '10px')
    const { asked, release } = await withheld(page)
    await page.goto('/fr/paiements', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(2)
    const before = await width(page)
    release()
    await hydrated(page)
    await lettered(page)
    await whole(page)
    await page.waitForTimeout(500)
    await expect(plain(page)).toBeAttached()
    expect(await width(page)).toBe(before)
    await page.getByRole('main').getByRole('link', { name: 'Solution' }).first().click()
    await expect(page).toHaveURL('/fr/solution')
    await expect(plain(page)).toHaveCount(0)
  })
})

for (const width of [390, 1440]) {
  test(`who reads in the middle of a page when its fonts come stays there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { asked, release } = await withheld(page)
    await page.goto('/fr/blog-post-4yeux', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(2)
    const read = page.locator('#article-body > p').nth(9)
    await read.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(300)
    const top = () => read.evaluate(element => element.getBoundingClientRect().top)
    const before = await top()
    expect(before).toBeGreaterThan(0)
    release()
    await lettered(page)
    await page.waitForTimeout(300)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  })
}

test('who comes from another page of the site has the fonts from the first paint on', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { wasPlain: false })
    new MutationObserver(() => {
      seen.wasPlain ||= document.documentElement?.hasAttribute('data-plain') ?? false
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.goto('/fr/paiements', { referer: `${baseURL}/fr` })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { wasPlain: boolean }).wasPlain)).toBe(false)
  await page.goto('/fr/tresorerie', { referer: 'https://elsewhere.example/' })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { wasPlain: boolean }).wasPlain)).toBe(true)
})

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are set in the fonts as well', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/fr/paiements')
    await expect.poll(() => asked.filter(url => url.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2)
  })
})
