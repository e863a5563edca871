import type { Page } from '@playwright/test'
import { expect, hydrated, test, whole } from './support/page.ts'
import { kinds } from './support/pages.ts'

const parts = '[data-below], [data-blocks] > :nth-child(8) ~ *'

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
  const before = await page.screenshot()
  release()
  await hydrated(page)
  await whole(page)
  expect(before.equals(await page.screenshot())).toBe(true)
})

for (const width of [390, 1440]) {
  test(`what is laid out later is where it would have been, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of kinds) {
      await page.goto(path)
      await hydrated(page)
      await whole(page)
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
