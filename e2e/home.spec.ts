import { atRest, expect, hydrated, test } from './support/page.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('learn more scrolls to the features and brings the focus along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  await hydrated(page)
  await atRest(page)
  const way = await page.evaluateHandle(() => {
    const way: number[] = []
    addEventListener('scroll', () => way.push(window.scrollY))
    return way
  })
  await page.getByRole('link', { name: 'En savoir plus' }).click()
  const features = page.locator('#features')
  await expect(features).toBeFocused()
  await expect
    .poll(() => features.evaluate(element => Math.abs(element.getBoundingClientRect().top - 92) < 4))
    .toBe(true)
  const places = await way.jsonValue()
  const end = Math.max(...places)
  expect(places.filter(place => place > 0 && place < end).length).toBeGreaterThan(3)
})

test('testimonials follow one another every seven seconds, until an arrow stops them for good', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Témoignages de clients' })
  await carousel.scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  const shown = () => carousel.getByRole('group').filter({ visible: true }).getAttribute('aria-label')
  await expect.poll(() => carousel.getAttribute('data-live')).toBe('true')
  expect(await shown()).toBe('1 sur 3')
  await page.clock.runFor(7100)
  expect(await shown()).toBe('2 sur 3')
  await page.clock.runFor(14_100)
  expect(await shown()).toBe('1 sur 3')
  await carousel.getByRole('button', { name: 'Témoignage précédent' }).click()
  expect(await shown()).toBe('3 sur 3')
  await carousel.getByRole('button', { name: 'Témoignage suivant' }).click()
  expect(await shown()).toBe('1 sur 3')
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(30_000)
  expect(await shown()).toBe('1 sur 3')
})

test('testimonials wait while the pointer or the focus is on them, and while they are paused', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: /testimonials/i })
  await carousel.scrollIntoViewIfNeeded()
  await expect.poll(() => carousel.getAttribute('data-live')).toBe('true')
  const shown = () => carousel.getByRole('group').filter({ visible: true }).getAttribute('aria-label')
  await carousel.getByRole('group').filter({ visible: true }).hover()
  await page.clock.runFor(15_000)
  expect(await shown()).toBe('1 of 3')
  await page.mouse.move(5, 5)
  await carousel.getByRole('button').first().click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(15_000)
  expect(await shown()).toBe('1 of 3')
})

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Témoignages de clients' })
  await carousel.scrollIntoViewIfNeeded()
  await expect.poll(() => carousel.getAttribute('data-live')).toBe('true')
  await page.clock.runFor(30_000)
  await expect(carousel.getByRole('group').filter({ visible: true })).toHaveAttribute('aria-label', '1 sur 3')
  expect(
    await page.evaluate(() => document.getAnimations().filter(one => one.playState === 'running').length),
  ).toBe(0)
})

test('no script is fetched before the page shows', async ({ page }) => {
  // The browser reports the paint up to a second late.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      setTimeout(() => observe.call(this, options), 1000)
    }
  })
  await page.goto('/fr')
  await hydrated(page)
  const first = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return Math.min(...scripts.map(({ startTime }) => startTime))
  })
  expect(first).toBeGreaterThan(1000)
})

test('scripts load even if the browser never reports a paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/fr')
  await hydrated(page)
})

test('the opening moves what the compositor can move alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  const moved = await page.evaluate(() => {
    const frames = document
      .getAnimations()
      .filter(animation => animation instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    return [...new Set(frames.flatMap(frame => Object.keys(frame)))]
  })
  const timing = ['offset', 'computedOffset', 'easing', 'composite']
  expect(moved.filter(name => !timing.includes(name)).sort()).toEqual(['opacity', 'transform', 'translate'])
})

test('figures count up once they are half seen, and say their final value throughout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  await hydrated(page)
  const clients = page.locator('dd[data-count]').first()
  await page.locator('section:has(dd[data-count]) h2').first().scrollIntoViewIfNeeded()
  await atRest(page)
  // Every value is recorded, however rarely a busy machine paints.
  await clients.evaluate(element => {
    const values = new Set<string | undefined>()
    Object.assign(window, { values })
    new MutationObserver(() => values.add(element.dataset.shown)).observe(element, { attributes: true })
  })
  await clients.scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { values: Set<string> }).values.size))
    .toBeGreaterThan(3)
  expect(((await clients.textContent()) ?? '').replace(/\s/g, ' ')).toBe('1 100')
})

test.describe('where pictures fail', () => {
  test.use({ allowedErrors: [/status of 500/] })
  test('a picture that fails to load is replaced by a placeholder of the same size', async ({ page }) => {
    await page.route('**/covers/**', route => route.fulfill({ status: 500, body: '' }))
    await page.goto('/fr/blog')
    await hydrated(page)
    const frame = page.locator('[data-picture]').first()
    await expect(frame).toHaveAttribute('data-failed', /.+/)
    const box = await frame.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1)
  })
})

for (const [width, count] of [
  [390, 1],
  [1024, 2],
  [1440, 4],
] as const) {
  test(`teasers stand ${count} in a row at ${width} px, and the row turns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr')
    await hydrated(page)
    const row = page.getByRole('region', { name: 'Articles récents' })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('article')).toHaveCount(8)
    const inView = () =>
      row.evaluate(element => {
        const { left, right } = element.getBoundingClientRect()
        return [...element.querySelectorAll('article')].filter(article => {
          const box = article.getBoundingClientRect()
          return box.left >= left - 2 && box.right <= right + 2
        }).length
      })
    await expect.poll(inView).toBe(count)
    const next = page.getByRole('button', { name: 'Articles suivants' })
    await expect(next).toBeVisible()
    await next.click()
    await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBeGreaterThan(100)
    await expect.poll(inView).toBe(count)
  })
}
