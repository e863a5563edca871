import type { Locator, Page } from '@playwright/test'
import { pseudo } from '../src/i18n/pseudo.ts'
import { axeFaults } from './support/axe.ts'
import { playServices, request, words } from './support/contact.ts'
import { expect, headerHydrated, hydrated, test } from './support/page.ts'
import { kinds } from './support/pages.ts'
import { type PseudoSite, startPseudoSite } from './support/pseudoSite.ts'

// One worker: each would build and serve a copy of its own.
test.describe.configure({ mode: 'default' })
test.use({ locale: 'ar' })

let site: PseudoSite

test.beforeAll(async () => {
  test.setTimeout(900_000)
  site = await startPseudoSite(Number(process.env.E2E_PORT ?? 4273) + 1)
})
test.afterAll(() => site?.close())
test.beforeEach(() => test.setTimeout(90_000))

async function open(page: Page, path: string) {
  await page.goto(`${site.origin}/ar${path === '/' ? '' : path}`)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
}

/** How far a page, or a part of one, can be scrolled sideways, in pixels. */
const overflow = (part: Locator) =>
  part.evaluate(({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth)

for (const path of kinds) {
  test(`${path} holds from right to left`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page.locator('html')), `at ${width} px`).toBe(0)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const start = width - (heading?.x ?? 0) - (heading?.width ?? 0)
      expect(start, `the heading begins at the right, at ${width} px`).toBeLessThan(140)
      expect(await axeFaults(page), `at ${width} px`).toEqual([])
    }
  })
}

/** The horizontal middle of an element. */
async function middle(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not there to be seen.')
  return box.x + box.width / 2
}

test('the menus of the header open within the window, and arrows lead the way they point', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/paiements')
  await headerHydrated(page)
  for (const name of ['solution', 'services']) {
    const button = page.locator(`header nav [role="button"][href$="/${name}"]`)
    const panel = page.locator(`#menu-${name}`)
    await button.hover()
    await expect(panel).toBeVisible()
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
    expect(await overflow(panel)).toBe(0)
    await page.mouse.move(700, 880)
    await expect(panel).toBeHidden()
  }
  const solution = page.locator('header nav [role="button"][href$="/solution"]')
  const services = page.locator('header nav [role="button"][href$="/services"]')
  await solution.focus()
  expect(await middle(services)).toBeLessThan(await middle(solution))
  await page.keyboard.press('ArrowLeft')
  await expect(services).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(solution).toBeFocused()

  await page.keyboard.press('ArrowDown')
  const focused = page.locator('#menu-solution a:focus')
  const before = await middle(focused)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => middle(focused)).toBeLessThan(before)
})

test('the menu of phones opens, unfolds and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: pseudo('Menu') }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await menu.locator('summary').first().click()
  const payments = menu.locator('a[href="/ar/paiements"]')
  await expect(payments).toBeInViewport()
  expect(await overflow(menu)).toBe(0)
  await payments.click()
  await expect(page).toHaveURL(`${site.origin}/ar/paiements`)
  await expect(menu).toBeHidden()
})

for (const width of [390, 1440]) {
  test(`the contact form is filled in and sent from right to left, at ${width} px`, async ({ page }) => {
    const played = await playServices(page)
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/contact')
    await page.locator('form[novalidate]').waitFor({ state: 'attached' })
    for (const [name, text] of Object.entries(request)) await page.locator(`[name="${name}"]`).fill(text)
    await page.getByRole('button', { name: pseudo(words.fr.load) }).click()
    await page.getByRole('button', { name: 'human ar' }).click()
    await page.locator('form button[type="submit"]').click()
    await expect(page.getByRole('alert').filter({ hasText: pseudo(words.fr.sent) })).toBeVisible()
    expect(played.posts).toHaveLength(1)
    expect(await overflow(page.locator('html'))).toBe(0)
    // The groups of digits are in dialling order.
    const number = page.locator('a[href^="tel:"]').first()
    await expect(number).toHaveCSS('direction', 'ltr')
  })
}
