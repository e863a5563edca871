import type { Page } from '@playwright/test'
import { axeFaultsInBoth } from './support/axe.ts'
import { startHost } from './support/host.ts'
import { atRest, expect, hydrated, test } from './support/page.ts'

const inFrench = 'Cette page existe en français'
const inEnglish = 'This page is available in English'

const offer = (page: Page, text = inFrench) => page.getByRole('status').filter({ hasText: text })
const link = (page: Page, text = inFrench) => offer(page, text).getByRole('link', { name: text })

/** Opens a page, moves the mouse, and waits for everything that loads when idle or on first use. */
async function settled(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
}

/** No offer appears, now or after the usual delay. */
async function nothing(page: Page) {
  await atRest(page)
  await expect(
    page.getByRole('status').filter({ hasText: /Cette page existe|This page is available/ }),
  ).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-language-offer')
}

test.describe('to a French visitor an English page offers the French one', () => {
  // The second test blocks fonts, because a late font moves text.
  test.use({ locale: 'fr-CA', allowedErrors: [/Failed to load resource.*ERR_FAILED/] })

  test('at its own place, in French, and moves nothing', async ({ page }) => {
    await page.goto('/en/paiements?source=mail&lng=fr#mobile')
    await expect(offer(page)).toHaveAttribute('lang', 'fr')
    await expect(offer(page)).toHaveAttribute('dir', 'ltr')
    await expect(link(page)).toHaveAttribute('href', '/fr/paiements?source=mail#mobile')
    await expect(link(page)).toHaveAttribute('hreflang', 'fr')
    // Late fonts and the hash move things: the offer must not be among them.
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>(resolve => {
          new PerformanceObserver(list =>
            resolve(
              list
                .getEntries()
                .flatMap(entry => (entry as unknown as { sources: { node: Node | null }[] }).sources)
                .filter(({ node }) => node?.textContent?.includes('Cette page'))
                .map(({ node }) => node?.textContent ?? ''),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve([]), 500)
        }),
    )
    expect(moved).toEqual([])
    await link(page).click()
    await expect(page).toHaveURL('/fr/paiements?source=mail#mobile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('and shifts no layout while it comes', async ({ page }) => {
    await page.route('**/*.woff2', route => route.abort())
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        const values = list.getEntries().map(entry => (entry as unknown as { value: number }).value)
        const { dataset } = document.documentElement
        dataset.shift = String(values.reduce((sum, value) => sum + value, Number(dataset.shift ?? 0)))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/en/tresorerie')
    await expect(link(page)).toBeVisible()
    await atRest(page)
    expect(await page.locator('html').getAttribute('data-shift')).toBe(null)
  })

  test('once: not after it was closed, nor on another page, nor without the cookie', async ({
    page,
    context,
  }) => {
    await page.goto('/en/paiements')
    await expect(link(page)).toBeVisible()
    // It comes first.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(offer(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(offer(page)).toHaveCount(0)
    await settled(page, '/en/tresorerie')
    await nothing(page)
    await page.evaluate(() => localStorage.removeItem('i18nextLng'))
    await context.clearCookies()
    await settled(page, '/en/tresorerie')
    await nothing(page)
  })

  test('until the visitor reads on in English', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/paiements')
    await expect(link(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/en/blog')
    await expect(offer(page)).toHaveCount(0)
  })

  for (const width of [390, 1440]) {
    test(`above the header, where it covers nothing, and not on paper, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/en/contact')
      await expect(link(page)).toBeVisible()
      const header = await page.getByRole('banner').boundingBox()
      const line = await link(page).boundingBox()
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
      expect(line?.height).toBeGreaterThanOrEqual(44)
      expect(await axeFaultsInBoth(page, { within: 'body > div:has([role=status])' })).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(link(page)).not.toBeInViewport()
      await page.emulateMedia({ media: 'print' })
      await expect(link(page)).toBeHidden()
    })
  }

  test('unless the visitor chose English before', async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('seen')) localStorage.setItem('i18nextLng', 'en')
      localStorage.setItem('seen', '1')
    })
    await settled(page, '/en/paiements')
    await nothing(page)
    await page.goto('/fr/paiements')
    await expect(link(page, inEnglish)).toHaveAttribute('href', '/en/paiements')
  })

  test('unless nothing can be remembered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await settled(page, '/en/paiements')
    await nothing(page)
  })
})

test('to an English visitor a French page offers the English one', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/fr/blog-post-bfr')
  await expect(link(page, inEnglish)).toHaveAttribute('href', '/en/blog-post-bfr')
  await expect(offer(page, inEnglish)).toHaveAttribute('lang', 'en')
  await context.close()
})

test('visitors who chose another language are not offered the previous one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/paiements')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English|EN/ })
    .click()
  await expect(page).toHaveURL('/en/paiements')
  await hydrated(page)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await nothing(page)
})

test('no page holds an offer before scripts make one', async ({ request }) => {
  for (const address of ['/en', '/en/paiements', '/en/blog-post-bfr']) {
    const answer = await request.get(address, { headers: { 'Accept-Language': 'fr' } })
    expect(await answer.text()).not.toContain('existe en français')
  }
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the offer stands beside the notice of it, and does not come again', async ({ page, context }) => {
    const host = await startHost()
    await page.goto(`${host.origin}/en/paiements`)
    await expect(link(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Available offline' })).toBeAttached({ timeout: 60_000 })
    await context.setOffline(true)
    const lost = page.getByRole('status').filter({ hasText: 'Connection lost' })
    await expect(lost).toBeVisible()
    const boxes = await Promise.all([offer(page), lost].map(line => line.boundingBox()))
    const [first, second] = boxes.sort((one, other) => (one?.y ?? 0) - (other?.y ?? 0))
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Available offline' })).toBeAttached()
    await nothing(page)
    await host.close()
  })
})
