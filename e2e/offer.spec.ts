import { expect, hydrated, test } from './support/page.ts'

const offer = /Cette page existe en français/

test('a French visitor of an English page is offered the French one, once, and nothing moves', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-CA' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        document.documentElement.dataset.shift = String(
          value + Number(document.documentElement.dataset.shift ?? 0),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en/paiements?source=mail#formats')
  await hydrated(page)
  const note = page.getByRole('complementary', { name: offer })
  await expect(note).toBeVisible()
  await expect(note).toHaveAttribute('lang', 'fr')
  const link = note.getByRole('link', { name: offer })
  await expect(link).toHaveAttribute('href', '/fr/paiements?source=mail#formats')
  expect(await page.locator('html').getAttribute('data-shift')).toBe(null)
  await note.getByRole('button', { name: 'Fermer' }).click()
  await expect(note).toHaveCount(0)

  await page.goto('/en/tresorerie')
  await hydrated(page)
  await expect(page.locator('link[data-whole]')).toHaveAttribute('media', 'all')
  await expect(page.getByRole('complementary', { name: offer })).toHaveCount(0)
  await context.close()
})

test('nobody is offered the language that he chose, or reads', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/fr/paiements')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English|EN/ })
    .click()
  await expect(page).toHaveURL('/en/paiements')
  await hydrated(page)
  await expect(page.locator('link[data-whole]')).toHaveAttribute('media', 'all')
  await expect(page.getByRole('complementary', { name: offer })).toHaveCount(0)
  await context.close()
})
