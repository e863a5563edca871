import type { Page } from '@playwright/test'
import { expect, holdCode, ready, test } from './support/page.ts'

const appStarted = (page: Page) => page.locator('html[data-started]')

/** The code of the app that a page has asked for. */
function askedCode(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/assets\/(vendor|index)-[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Lets the app's code come only after three seconds. */
async function withLateCode(page: Page): Promise<void> {
  const release = await holdCode(page)
  setTimeout(release, 3000)
}

test.describe('reading', () => {
  for (const path of ['/fr', '/fr/blog', '/fr/blog-post-4yeux', '/fr/paiements'])
    test(`${path}: starts no framework, and the page is ready`, async ({ page }) => {
      const asked = askedCode(page)
      await page.goto(path)
      await ready(page)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    })

  test('to the end of an article, by wheel and by keys, starts none either', async ({ page }) => {
    const asked = askedCode(page)
    await page.goto('/fr/blog-post-4yeux')
    await ready(page)
    // Links pass below a pointer that rests.
    await page.mouse.move(700, 4)
    for (const key of ['PageDown', 'ArrowDown', 'Space', 'End', 'Home']) await page.keyboard.press(key)
    const text = await page.locator('#article-body p').first().boundingBox()
    await page.mouse.move((text?.x ?? 0) + 5, 400)
    for (let turns = 0; turns < 12; turns++) await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000)
    // The table of contents follows the reading nevertheless.
    await expect(page.locator('[data-contents] [aria-current="location"]')).not.toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('stores the language of the page for the next visit', async ({ page, context }) => {
    await page.goto('/fr/company')
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18next')?.value)
      .toBe('fr')
    await expect(appStarted(page)).toHaveCount(0)
  })
})

test.describe('the app starts', () => {
  for (const [what, act] of [
    ['pointing at a link', (page: Page) => page.getByRole('main').getByRole('link').first().hover()],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['focus in a control', (page: Page) => page.getByRole('main').getByRole('link').first().focus()],
    [
      'a strip of logos that comes into view',
      (page: Page) => page.locator('[aria-label="Clients"]').scrollIntoViewIfNeeded(),
    ],
  ] as const)
    test(`on ${what}, with six requests at most`, async ({ page }) => {
      await page.goto('/fr')
      await ready(page)
      await expect(appStarted(page)).toHaveCount(0)
      await act(page)
      await page.locator('html[data-started]').waitFor({ state: 'attached' })
      const first = await page.evaluate(() => document.querySelectorAll('link[rel="modulepreload"]').length)
      expect(first).toBeLessThanOrEqual(6)
    })

  for (const path of ['contact', 'outils/echeances', 'outils/lecteur-releves'])
    test(`by itself on /${path}, which is a form`, async ({ page }) => {
      await page.goto(`/fr/${path}`)
      await expect(appStarted(page)).toHaveCount(1)
    })
})

test.describe('first thing on a page whose code comes after three seconds', () => {
  const dialog = (page: Page) => page.getByRole('searchbox')

  for (const [what, act] of [
    ['a click', (page: Page) => page.getByRole('button', { name: 'Rechercher' }).click()],
    ['two clicks', (page: Page) => page.getByRole('button', { name: 'Rechercher' }).dblclick()],
    [
      'Enter on its button',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Rechercher' }).focus()
        await page.keyboard.press('Enter')
      },
    ],
    ['/', (page: Page) => page.keyboard.press('/')],
    ['Ctrl-K', (page: Page) => page.keyboard.press('Control+k')],
  ] as const)
    test(`${what} opens the search, once, and shows at once that it was heard`, async ({ page }) => {
      await withLateCode(page)
      await page.goto('/fr/company')
      await act(page)
      await expect(page.getByRole('button', { name: 'Rechercher' })).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('button', { name: 'Rechercher' })).toHaveCSS('opacity', '0.55')
      await expect(dialog(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Rechercher' })).not.toHaveAttribute('aria-busy')
    })

  test('copying the address is done once the code is there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withLateCode(page)
    await page.goto('/fr/blog-post-4yeux')
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByRole('button', { name: 'Lien copié' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/fr\/blog-post-4yeux$/)
  })

  test('a link is an ordinary page load', async ({ page }) => {
    await holdCode(page)
    await page.goto('/fr/blog')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('main').locator('a[href="/fr/blog-post-bfr"]').first().click()
    await expect(page).toHaveURL('/fr/blog-post-bfr')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test('a menu whose entry has the focus opens on ArrowDown', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await withLateCode(page)
    await page.goto('/fr/company')
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#menu-services a').first()).toBeFocused()
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('the search opens', async ({ page }) => {
      await withLateCode(page)
      await page.goto('/fr/company')
      await page.getByRole('button', { name: 'Rechercher' }).tap()
      await expect(dialog(page)).toBeFocused()
    })

    test('the menu opens at once, and stays open when its code comes', async ({ page }) => {
      await withLateCode(page)
      await page.goto('/fr/company')
      await page.getByRole('button', { name: 'Menu' }).tap()
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      await menu.getByText('Solution', { exact: true }).tap()
      const payments = menu.getByRole('link', { name: /^Paiements/ })
      await expect(payments).toBeVisible()
      await expect(appStarted(page)).toHaveCount(1)
      await expect(page.locator('[aria-controls="mobile-menu"]')).toHaveAttribute('aria-expanded', 'true')
      await expect(payments).toBeVisible()
      await payments.tap()
      await expect(page).toHaveURL('/fr/paiements')
      await expect(menu).toBeHidden()
    })
  })
})
