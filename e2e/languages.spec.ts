import { expect, hydrated, test } from './support/page.ts'

const lang = (page: import('@playwright/test').Page) => page.locator('html').getAttribute('lang')

test('a bare address shows the browser’s language and stays in the address bar', async ({ browser }) => {
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['fr-CA', 'fr'],
    ['de-DE', 'fr'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const response = await page.goto('/paiements')
    expect(response?.status()).toBe(200)
    expect(response?.headers().vary).toContain('Accept-Language')
    await hydrated(page)
    expect(await lang(page)).toBe(language)
    expect(new URL(page.url()).pathname).toBe('/paiements')
    await context.close()
  }
})

test('the query, then the choice that was kept, win over the browser', async ({ page }) => {
  await page.goto('/paiements?lng=en')
  await hydrated(page)
  expect(await lang(page)).toBe('en')
  // It is stored when the browser is idle.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('i18next=en')
  await page.goto('/paiements')
  await hydrated(page)
  expect(await lang(page)).toBe('en')
})

test('the language of an address is never changed by the browser or by an older choice', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'en', url: 'http://localhost:4273' }])
  await page.goto('/fr/paiements')
  await hydrated(page)
  expect(await lang(page)).toBe('fr')
})

test('where the host did not negotiate, the page itself does', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
  await context.addCookies([{ name: 'other', value: '1', url: baseURL ?? '' }])
  await page.goto('/paiements')
  await hydrated(page)
  expect(await lang(page)).toBe('en')
  await expect(page).toHaveTitle(/Corporate payments/)
  expect(new URL(page.url()).pathname).toBe('/paiements')
})

test('the switcher leads to the same page in the other language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/blog-post-bfr')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English|EN/ })
    .click()
  await expect(page).toHaveURL('/en/blog-post-bfr')
  await hydrated(page)
  expect(await lang(page)).toBe('en')
})

test('with storage blocked everything works, but nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/en/paiements')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
