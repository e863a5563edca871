import { productPaths } from '../src/content/pages.ts'
import { localizePath } from '../src/i18n/paths.ts'
import { expect, hydrated, test } from './support/page.ts'

for (const width of [390, 768, 1024, 1440]) {
  test(`pictures are at most 500 px high at ${width} px, and no word in them is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of productPaths) {
      await page.goto(localizePath(path, 'fr'))
      const high = await page
        .locator('main figure')
        .evaluateAll(figures =>
          figures.map(figure => figure.getBoundingClientRect().height).filter(height => height > 500.5),
        )
      expect(high, path).toEqual([])
    }
  })
}

test.describe('the second signature of the batch', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })
      test('is given by keyboard, shown, and taken back', async ({ page }) => {
        await page.goto('/fr/paiements')
        if (javaScriptEnabled) await hydrated(page)
        const decision = page.getByRole('checkbox', { name: /Signer le lot/ })
        await expect(decision).not.toBeChecked()
        await expect(page.getByText('4 en attente')).toBeVisible()
        await decision.focus()
        await page.keyboard.press('Space')
        await expect(decision).toBeChecked()
        await expect(page.getByText('3 en attente')).toBeVisible()
        await expect(page.getByText('4 en attente')).toBeHidden()
        await page.keyboard.press('Space')
        await expect(page.getByText('4 en attente')).toBeVisible()
      })
    })
  }
})

test('the open line of the reconciliation is matched by a click', async ({ page }) => {
  await page.goto('/fr/rapprochement-comptable')
  await hydrated(page)
  const decision = page.getByRole('checkbox', { name: /Rapprocher/ })
  await expect(page.getByText('3 lignes sur 4')).toBeVisible()
  await decision.click()
  await expect(decision).toBeChecked()
  await expect(page.getByText('4 lignes sur 4')).toBeVisible()
})

test('a question opens without any script, by keyboard', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en/lutte-contre-fraude')
  const question = page.locator('section[aria-labelledby=questions] details').nth(1)
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open')
  await page.close()
})

test('the anchors that texts link to are there', async ({ page }) => {
  await page.goto('/fr/paiements#mobile')
  await expect(page.locator('#mobile')).toBeInViewport()
  await page.goto('/fr/rapprochement-comptable#checks')
  await expect(page.locator('#checks')).toBeInViewport()
})
