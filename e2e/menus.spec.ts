import { axeFaultsInBoth } from './support/axe.ts'
import { expect, headerHydrated, holdCode, hydrated, ready, test } from './support/page.ts'

test.describe('the menus of wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/fr')
    await headerHydrated(page)
  })

  test('open on hover, on focus and on click; Escape closes and gives the focus back', async ({ page }) => {
    const solution = page.getByRole('button', { name: 'Solution' })
    const payments = page
      .getByRole('banner')
      .getByRole('link', { name: /^Paiements/ })
      .filter({ visible: true })
    await expect(payments).toHaveCount(0)
    await solution.hover()
    await expect(solution).toHaveAttribute('aria-expanded', 'true')
    await expect(payments.first()).toBeVisible()
    await page.mouse.move(700, 800)
    await expect(solution).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(solution).toBeFocused()
    await expect(solution).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(solution).toHaveAttribute('aria-expanded', 'false')
    await expect(solution).toBeFocused()
  })

  test('have no axe violations, closed and open', async ({ page }) => {
    expect(await axeFaultsInBoth(page, { within: 'header' })).toEqual([])
    const services = page.getByRole('button', { name: 'Services' })
    await services.focus()
    await page.keyboard.press('ArrowDown')
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFaultsInBoth(page, { within: 'header' })).toEqual([])
  })

  test('letters lead to the entry that begins with them', async ({ page }) => {
    await page.clock.install()
    await page.reload()
    await headerHydrated(page)
    const solution = page.getByRole('button', { name: 'Solution' })
    await solution.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('man')
    await expect(page.locator(':focus')).toContainText('Mandats SEPA')
    await page.clock.fastForward(1100)
    await page.keyboard.type('tr')
    await expect(page.locator(':focus')).toContainText('Trésorerie')
  })

  test('lead to pages without loading the document again', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Solution' }).hover()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Paiements/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL('/fr/paiements')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('De la facture')
    await expect(page.getByRole('button', { name: 'Solution' })).toHaveAttribute('aria-current', 'true')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('the entries of wide screens with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, path] of [
    ['Solution', '/fr/solution'],
    ['Services', '/fr/services'],
  ] as const)
    test(`${name} leads to the overview`, async ({ page }) => {
      await page.goto('/fr/paiements')
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    })
})

test('a menu opens under a pointer that was there before its code', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr')
  await ready(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Connectivité/ })).toBeVisible()
})

test('a menu opens and closes on the contact page, whose links load pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/contact')
  await headerHydrated(page)
  const services = page.getByRole('button', { name: 'Services' })
  await services.click()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await services.click()
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/fr/contact')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1100, height: 800 }, hasTouch: true, isMobile: true })

  test('the first tap leads to the overview, the next ones open and close the menu', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/fr/paiements')
    await ready(page)
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Solution', exact: true }).tap()
    await expect(page).toHaveURL('/fr/solution')
    release()
    const solution = banner.locator('[data-menu]').first()
    await solution.tap()
    await expect(solution).toHaveAttribute('aria-expanded', 'true')
    await solution.tap()
    await expect(solution).toHaveAttribute('aria-expanded', 'false')
  })
})

test('the focus stays where it is as the code of the menus comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr')
  await ready(page)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  const solution = page.getByRole('button', { name: 'Solution' })
  await expect(solution).toBeFocused()
  await expect(solution).toHaveAttribute('aria-expanded', 'true')
})

test('the first navigation updates the current entry and the language links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/blog')
  await hydrated(page)
  const banner = page.getByRole('banner')
  const blog = banner.getByRole('link', { name: 'Blog', exact: true })
  await expect(blog).toHaveAttribute('aria-current', 'page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trésorerie', exact: true }).click()
  await expect(page).toHaveURL('/fr/tresorerie')
  await expect(page.getByRole('button', { name: 'Solution' })).toHaveAttribute('aria-current', 'true')
  await expect(blog).not.toHaveAttribute('aria-current')
  await expect(banner.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en/tresorerie')
})

test.describe('the menu of phones', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

  test('opens, unfolds, keeps the focus, and closes on navigation', async ({ page }) => {
    await page.goto('/en')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Request a demo' })).toBeInViewport()
    await menu.getByText('Solution', { exact: true }).click()
    await menu.getByRole('link', { name: /^Payments/ }).click()
    await expect(page).toHaveURL('/en/paiements')
    await expect(menu).toBeHidden()
  })

  test('closes when a link is followed before its code has come', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByText('Solution', { exact: true }).click()
    await menu.getByRole('link', { name: /^Payments/ }).click()
    await expect(page).toHaveURL('/en/paiements')
    await expect(menu).toBeHidden()
    release()
    // Hidden at this width, but there once the header has hydrated.
    await headerHydrated(page)
    await expect(menu).toBeHidden()
  })

  test('marks the current page after the first navigation', async ({ page }) => {
    await page.goto('/en/blog')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).click()
    await expect(page).toHaveURL('/en/company')
    await expect(page).toHaveTitle(/^Company/)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Company')
    await expect(menu.getByRole('link', { name: /Français/ })).toHaveAttribute('href', '/fr/company')
  })

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })
    test('still opens', async ({ page }) => {
      await page.goto('/fr')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeVisible()
    })
  })
})
