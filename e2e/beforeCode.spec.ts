import { expect, holdCode, hydrated, test } from './support/page.ts'

test.describe('before the code has come', () => {
  for (const [what, ask] of [
    ['a click on its button', 'click'],
    ['/', 'Slash'],
    ['Ctrl-K', 'Control+k'],
  ] as const) {
    test(`the search opens after ${what}, once`, async ({ page }) => {
      const release = await holdCode(page)
      await page.goto('/fr/company')
      if (ask === 'click') await page.getByRole('button', { name: 'Rechercher' }).click()
      else await page.keyboard.press(ask)
      release()
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('searchbox')).toHaveCount(0)
    })
  }

  for (const path of ['company', 'contact']) {
    test(`the language switch of /${path} keeps the choice, query and hash`, async ({ page, context }) => {
      await holdCode(page)
      await page.goto(`/fr/${path}?from=blog&lng=fr#CPI`)
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(`/en/${path}?from=blog#CPI`)
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('en')
    })
  }
})

test('on the contact page the language switch keeps query and hash after hydration, too', async ({
  page,
}) => {
  await page.goto('/fr/contact?from=blog#CPI')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/contact?from=blog#CPI')
})

test('the footer does not call the first page the current one after a navigation', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.locator('footer a[href="/fr/company"]').click()
  await expect(page).toHaveURL('/fr/company')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer a[href="/fr/blog"]')).not.toHaveAttribute('aria-current')
})

test.describe('where scripts cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] })

  for (const [path, why] of [
    ['contact', /n’ont pas pu être chargés/],
    ['outils/echeances', /n’a pas pu être chargé/],
    ['outils/lecteur-releves', /n’a pas pu être chargé/],
    ['outils/verificateur-paiements', /n’a pas pu être chargé/],
  ] as const) {
    for (const [what, files] of [
      ['all scripts', '**/assets/*.js'],
      ['the code of its form', /assets\/(ContactForm|Calculator|Reader|Checker)-[^/]*\.js/],
    ] as const) {
      test(`/${path} says why it does not answer without ${what}`, async ({ page }) => {
        await page.route(files, route => route.abort('blockedbyclient'))
        await page.goto(`/fr/${path}`)
        await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
      })
    }
  }

  test('/contact says so as well where a blocker answers with empty scripts', async ({ page }) => {
    await page.route('**/assets/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/fr/contact')
    await expect(page.getByRole('alert').filter({ hasText: /n’ont pas pu être chargés/ })).toBeVisible()
  })

  test('the search button, which could do nothing, is gone', async ({ page }) => {
    await page.route('**/assets/*.js', route => route.abort('blockedbyclient'))
    await page.goto('/fr/company')
    await expect(page.getByRole('button', { name: 'Rechercher' })).toHaveCount(0)
  })
})

test.describe('a region that needs no tab stop after hydration', () => {
  for (const [region, live] of [
    ['section[aria-label="Clients"]', '[data-moving="true"]'],
    ['#testimonials', '[data-live="true"] #testimonials'],
  ] as const) {
    test(`${region} keeps the focus until it is left`, async ({ page }) => {
      const release = await holdCode(page)
      await page.goto('/fr')
      const part = page.locator(region)
      await part.scrollIntoViewIfNeeded()
      await part.focus()
      await expect(part).toBeFocused()
      const element = await part.elementHandle()
      release()
      await hydrated(page)
      await page.locator(live).waitFor()
      expect(await element?.evaluate(it => it === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      await expect
        .poll(() => element?.evaluate(it => (it as HTMLElement).hasAttribute('tabindex')))
        .toBe(false)
    })
  }
})
