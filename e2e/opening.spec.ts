import type { Page } from '@playwright/test'
import { expect, hydrated, lettered, test, whole } from './support/page.ts'
import { kinds } from './support/pages.ts'

const parts = '[data-below], [data-blocks] > *'

/** How many sections and feet of a page the browser has not laid out. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll('[data-below] > :first-child')]
    return inside.filter(element => !element.checkVisibility({ contentVisibilityAuto: true })).length
  })

/** Keeps the scripts of a page from arriving until the function returned is called. */
async function withheld(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a page that opens at its top leaves out what nobody sees, and has all of it before long', async ({
  page,
}) => {
  const release = await withheld(page)
  await page.goto('/fr/blog-post-4yeux')
  expect(await unseen(page)).toBeGreaterThan(0)
  // What comes near is there without any script.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  release()
  await whole(page)
  expect(await unseen(page)).toBe(0)
})

test('a page that opens at a place within, or where it was left, is whole at once', async ({ page }) => {
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await whole(page)
  await lettered(page)
  const heading = page.locator('#article-body h2').nth(3)
  const id = await heading.getAttribute('id')
  await heading.scrollIntoViewIfNeeded()
  // As the router does, what is kept of a place is written down when the scrolling has ended.
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  const release = await withheld(page)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-opening')
  expect(await unseen(page)).toBe(0)
  release()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goto('about:blank')
  await page.goto(`/fr/blog-post-4yeux#${id}`)
  expect(await unseen(page)).toBe(0)
  await expect(heading).toBeInViewport()
})

test('what a visitor looks at stays where it is, to the pixel, when the rest is laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await withheld(page)
  await page.goto('/fr/tresorerie')
  await lettered(page)
  const before = await page.screenshot()
  release()
  await hydrated(page)
  await whole(page)
  expect(before.equals(await page.screenshot())).toBe(true)
})

test('a part that could have been left out cuts nothing off that falls outside of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withheld(page)
  await page.goto('/fr')
  await lettered(page)
  const features = await page.locator('#features [data-below]').all()
  expect(features).toHaveLength(2)
  for (const part of features) {
    await part.evaluate(element => element.scrollIntoView())
    await part
      .locator('img:visible')
      .evaluateAll(images => Promise.all((images as HTMLImageElement[]).map(image => image.decode())))
    const before = await page.screenshot()
    await part.evaluate(({ style }) => Object.assign(style, { overflowClipMargin: '9999px' }))
    expect(before.equals(await page.screenshot())).toBe(true)
  }
})

for (const width of [390, 1440]) {
  test(`what is laid out later is where it would have been, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await page.goto(path)
      await hydrated(page)
      await whole(page)
      await lettered(page)
      const moved = await page.evaluate(selector => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)]
        const inside = all.flatMap(part => [part, ...part.querySelectorAll('*')])
        const places = () =>
          inside.map(element => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height].map(Math.round).join()
          })
        const before = places()
        for (const part of all) part.style.contain = 'layout style paint'
        const after = places()
        return inside
          .filter((_, index) => before[index] !== after[index])
          .map(element => element.outerHTML.slice(0, 80))
      }, parts)
      expect(moved, path).toEqual([])
    }
  })
}

const ways = {
  'to a place within': () => {
    location.hash = document.querySelectorAll('#article-body h2')[3]?.id ?? ''
  },
  'to its middle': () => window.scrollTo(0, document.body.scrollHeight / 2),
  'to its end': () => window.scrollTo(0, document.body.scrollHeight),
}

/** How far what is read now moves while something is done. */
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
    test(`who goes ${where} while the page opens stays there, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const release = await withheld(page)
      await page.goto('/fr/blog-post-4yeux')
      await lettered(page)
      await page.evaluate(go)
      await page.waitForTimeout(500)
      const moved = await drift(page, async () => {
        release()
        await hydrated(page)
        await whole(page)
        await page.waitForTimeout(300)
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
      await whole(page)
      await lettered(page)
      await page.evaluate(ways['to its middle'])
      await page.waitForTimeout(300)
      const moved = await drift(page, async () => {
        const above = page.locator('[data-blocks] > p').first()
        await above.evaluate(text => Object.assign(text.style, { paddingBottom: '300px' }))
        await page.waitForTimeout(200)
      })
      expect(moved, path).toBeLessThan(2)
    }
  })
}

for (const width of [390, 1440]) {
  test(`what is largest on the first screen is no picture that waits, at ${width} px`, async ({ page }) => {
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

/** How many parts of the page the browser has not laid out. */
const leftOut = (page: Page) =>
  page.locator(parts).evaluateAll(all => {
    const inside = all.flatMap(part => part.firstElementChild ?? [])
    return inside.filter(element => !element.checkVisibility({ contentVisibilityAuto: true })).length
  })

/** Follows a link in the text of the page, and waits until all of the page there has come. */
async function stepOn(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  // As it is compared: without the breaks of the lines, which would make the same heading another one.
  const before = (await heading.textContent()) as string
  await page.locator('main a[href*="/fr/blog-post-"]:visible').last().dispatchEvent('click', { button: 0 })
  await expect(heading).not.toHaveText(before)
  await expect(page.locator('[data-rest]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

for (const width of [390, 1440]) {
  for (const path of ['/fr', '/fr/blog', '/fr/paiements', '/fr/blog-post-bfr']) {
    test(`${path} comes back to the place that was read, what nobody sees later, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 500 })
      await page.goto(path)
      await hydrated(page)
      await whole(page)
      await lettered(page)
      await page.evaluate(ways['to its middle'])
      await page.waitForTimeout(500)
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
      // What has time is left for later, until all has been looked at.
      await page.evaluate(() => {
        const own = window.requestIdleCallback
        const waiting: (() => void)[] = []
        window.requestIdleCallback = task => waiting.push(() => own(task))
        Object.assign(window, { idle: () => waiting.splice(0).forEach(begin => void begin()) })
      })
      await page.goBack()
      await expect(page).toHaveURL(path)
      const there = async () => ({
        scroll: await page.evaluate(() => window.scrollY),
        places: await places(),
      })
      await expect.poll(there).toEqual(before)
      expect(await leftOut(page)).toBeGreaterThan(0)
      await page.evaluate(() => (window as unknown as { idle: () => void }).idle())
      await expect.poll(() => leftOut(page)).toBe(0)
      expect(await there()).toEqual(before)
    })
  }
}

test('a page that comes back in a window of another width is laid out as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/paiements')
  await hydrated(page)
  await whole(page)
  await page.waitForLoadState('networkidle')
  const height = () => page.evaluate(() => document.body.scrollHeight)
  await stepOn(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goBack()
  await expect(page).toHaveURL('/fr/paiements')
  expect(await leftOut(page)).toBe(0)
  const narrow = await height()
  await page.reload()
  await expect.poll(height).toBe(narrow)
})
