import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/page.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /Recherche|Search/ })
const field = (page: Page) => page.getByRole('searchbox')

/** Opens the search with a key; the shortcut works once the page is idle. */
async function open(page: Page, address: string, key = '/') {
  await page.goto(address)
  await hydrated(page)
  await page.keyboard.press(key)
  await expect(field(page)).toBeFocused()
}

test('finds pages and articles as one types, marks the words, and opens one by keyboard', async ({
  page,
}) => {
  await open(page, '/fr')
  await page.keyboard.type('signatures doub')
  const results = dialog(page).getByRole('link')
  await expect(results.first()).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Articles' })).toBeVisible()
  expect(await dialog(page).locator('mark').count()).toBeGreaterThan(0)
  await expect(dialog(page).getByRole('status')).toContainText(/\d+ résultats/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(results.first()).toBeFocused()
  const target = await results.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(target))
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('Enter in the field opens the first answer; typing in the list goes on in the field', async ({
  page,
}) => {
  await open(page, '/fr/blog', 'Control+k')
  await page.keyboard.type('ebics')
  const first = dialog(page).getByRole('link').first()
  const answered = () => expect(first.locator('mark').first()).toHaveText(/ebics/i)
  await answered()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('x')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('ebics')
  await answered()
  const target = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(target))
})

test('the button opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/en/paiements')
  await hydrated(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('accents, plurals, slips and synonyms are forgiven, in both languages', async ({ page }) => {
  await open(page, '/fr')
  for (const [query, answer] of [
    ['delais de paiements', /blog-post-delais-de-paiement/],
    ['rapprochemnt bancaire', /blog-post-rapprochement-bancaire|rapprochement-comptable/],
    ['SGT', /treasury-management|gestion-treso|treso/],
    ['working capital', /blog-post-bfr/],
  ] as const) {
    await field(page).fill(query)
    // Until the new results arrive, the dialog shows the old ones.
    const targets = () =>
      dialog(page)
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')).join(' '))
    await expect.poll(targets, query).toMatch(answer)
  }
  await open(page, '/en')
  await field(page).fill('BFR')
  await expect(
    dialog(page)
      .getByRole('link', { name: /working capital/i })
      .first(),
  ).toBeVisible()
})

test('without results it offers a contact; hostile input is only text', async ({ page }) => {
  await open(page, '/fr')
  for (const query of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']) {
    await field(page).fill(query)
    await expect(dialog(page).getByRole('link').first()).toBeVisible()
    expect(await dialog(page).locator('script, img').count()).toBe(0)
  }
  await field(page).fill('<zzzzzzzz>')
  await expect(dialog(page).getByText('Rien pour « <zzzzzzzz> »')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'un spécialiste' })).toHaveAttribute(
    'href',
    '/fr/contact',
  )
  await field(page).fill('x'.repeat(10_000))
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(120)
  await field(page).fill('   ')
  await expect(dialog(page).getByText('Pour commencer')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'BFR' }).click()
  await expect(dialog(page).getByRole('link').first()).toBeVisible()
})

test.describe('without its index', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('says so, and can be retried', async ({ page }) => {
    let blocked = true
    await page.route('**/data/fr/search.json', route => (blocked ? route.abort() : route.continue()))
    await open(page, '/fr')
    await expect(dialog(page).getByRole('alert')).toContainText(
      'L’index de recherche n’a pas pu être chargé.',
    )
    blocked = false
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    await page.keyboard.type('ebics')
    await field(page).fill('ebics')
    await expect(dialog(page).getByRole('link').first()).toBeVisible()
  })
})
