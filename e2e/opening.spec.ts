import type { Page } from '@playwright/test'
import { atRest, expect, fontsLoaded, hydrated, test } from './support/page.ts'
import { kinds } from './support/pages.ts'

/** Delays the scripts of a page until the returned function is called. */
async function withheld(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a page opens at its hash, and reloads at its scroll position', async ({ page }) => {
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await fontsLoaded(page)
  const heading = page.locator('#article-body h2').nth(3)
  const id = await heading.locator('a[id]').getAttribute('id')
  await heading.scrollIntoViewIfNeeded()
  // The router stores the scroll position after scrolling has ended.
  await atRest(page)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  const release = await withheld(page)
  await page.reload()
  release()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goto('about:blank')
  await page.goto(`/fr/blog-post-4yeux#${id}`)
  await expect(heading).toBeInViewport()
})

test('hydration does not move what is in view by a pixel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await withheld(page)
  await page.goto('/fr/tresorerie')
  await fontsLoaded(page)
  const before = await page.screenshot()
  release()
  await hydrated(page)
  expect(before.equals(await page.screenshot())).toBe(true)
})

const ways = {
  'to a place within': () => {
    location.hash = document.querySelectorAll('#article-body h2 a[id]')[3]?.id ?? ''
  },
  'to its middle': () => window.scrollTo(0, document.body.scrollHeight / 2),
  'to its end': () => window.scrollTo(0, document.body.scrollHeight),
}

/** How far the text in view moves during an action. */
async function drift(page: Page, act: () => Promise<unknown>): Promise<number> {
  // What stays in the window says nothing.
  const places = page.locator('main :is(h2, h3, p, li):not([data-contents] *, aside *), footer li')
  const tops = () => places.evaluateAll(all => all.map(place => place.getBoundingClientRect().top))
  const before = await tops()
  const read = before.findIndex(top => top > 100)
  expect(before[read]).toBeLessThan(900)
  await act()
  const after = await tops()
  return Math.abs((after[read] as number) - (before[read] as number))
}

for (const [where, go] of Object.entries(ways)) {
  for (const width of [390, 1440]) {
    test(`scrolling ${where} while the page loads keeps the position, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const release = await withheld(page)
      await page.goto('/fr/blog-post-4yeux')
      await fontsLoaded(page)
      await page.evaluate(go)
      await atRest(page)
      const moved = await drift(page, async () => {
        release()
        await hydrated(page)
        await atRest(page)
      })
      expect(moved).toBeLessThan(2)
    })
  }
}

for (const width of [390, 1440]) {
  test(`what is read stays where it is when something above it grows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/fr/blog-post-4yeux', '/fr/privacy', '/fr/terms']) {
      await page.goto(path)
      await hydrated(page)
      await fontsLoaded(page)
      await page.evaluate(ways['to its middle'])
      await atRest(page)
      const moved = await drift(page, async () => {
        const above = page.locator('[data-prose] > p').first()
        await above.evaluate(text => Object.assign(text.style, { paddingBottom: '300px' }))
        await atRest(page)
      })
      expect(moved, path).toBeLessThan(2)
    }
  })
}

for (const width of [390, 1440]) {
  test(`what is largest on the first screen is no picture that waits, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await page.goto(path)
      const largest = await page.evaluate(
        () =>
          new Promise<string>(resolve => {
            new PerformanceObserver(list => {
              const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
              resolve(element?.outerHTML.slice(0, 300) ?? '')
            }).observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
      expect(largest, path).not.toMatch(/loading="lazy"|^$/)
    }
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the picture of the first screen is asked for first, and once, in ${scheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of kinds) {
      await page.goto(path)
      const first = page.locator('main img[fetchpriority="high"]')
      if ((await first.count()) === 0) continue
      await expect(first).toHaveJSProperty('complete', true)
      const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .sort((one, other) => one.startTime - other.startTime)
          .map(({ name }) => name),
      )
      expect([asked.indexOf(shown), asked.lastIndexOf(shown)], path).toEqual([0, 0])
    }
  })
}

/** Follows a link in the text of the page, and waits until the whole page is rendered. */
async function stepOn(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  // Without line breaks, which would make the same heading differ.
  const before = (await heading.textContent()) as string
  await page.locator('main a[href*="/fr/blog-post-"]:visible').last().dispatchEvent('click', { button: 0 })
  await expect(heading).not.toHaveText(before)
  await page.waitForLoadState('networkidle')
}

for (const width of [390, 1440]) {
  for (const path of ['/fr', '/fr/blog', '/fr/paiements', '/fr/blog-post-bfr']) {
    test(`${path} restores its scroll position on return, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 500 })
      await page.goto(path)
      await hydrated(page)
      await fontsLoaded(page)
      await page.evaluate(ways['to its middle'])
      await atRest(page)
      await page.waitForLoadState('networkidle')
      const places = () =>
        page.locator('main :is(h2, h3, p, li, img):not([data-contents] *, aside *)').evaluateAll(all =>
          all
            .map(element => element.getBoundingClientRect())
            .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
            .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
        )
      const before = { scroll: await page.evaluate(() => window.scrollY), places: await places() }
      expect(before.scroll).toBeGreaterThan(500)
      expect(before.places.length).toBeGreaterThan(0)
      await stepOn(page)
      await page.goBack()
      await expect(page).toHaveURL(path)
      const there = async () => ({
        scroll: await page.evaluate(() => window.scrollY),
        places: await places(),
      })
      await expect.poll(there).toEqual(before)
    })
  }
}
