import type { Page } from '@playwright/test'
import { localizePath } from '../src/i18n/paths.ts'
import { expect, hydrated, test } from './support/page.ts'
import { paths } from './support/pages.ts'

/** Whether each element has a box on paper: what is folded away has none. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(elements =>
    elements.map(element =>
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      }),
    ),
  )

for (const when of ['at once', 'after use']) {
  const use = async (page: Page) => {
    await hydrated(page)
    if (when === 'after use') {
      await page.mouse.move(200, 200)
      await page.mouse.wheel(0, 4000)
      await page.locator('link[data-whole="loaded"]').waitFor({ state: 'attached' })
    }
    await page.emulateMedia({ media: 'print' })
  }

  test(`paper has all answers, also closed ones: ${when}`, async ({ page }) => {
    await page.goto('/fr/migration-iso-20022')
    await use(page)
    const answers = await shown(page, 'main details > :not(summary)')
    expect(answers.length).toBeGreaterThan(2)
    expect(answers).not.toContain(false)
  })

  test(`paper has all testimonials, logos and articles of the home page: ${when}`, async ({ page }) => {
    await page.goto('/fr')
    await use(page)
    expect(await shown(page, '#testimonials blockquote')).toEqual([true, true, true])
    const beyond = await page.evaluate(
      () =>
        [...document.querySelectorAll('#testimonials blockquote, [data-turns] li, [data-moving] li')]
          .filter(item => item.checkVisibility())
          .map(item => item.getBoundingClientRect())
          .filter(({ left, right }) => left < -1 || right > innerWidth + 1).length,
    )
    expect(beyond).toBe(0)
  })
}

test('paper has every column of every table', async ({ page }) => {
  // A4 between its margins.
  await page.setViewportSize({ width: 627, height: 900 })
  await page.emulateMedia({ media: 'print' })
  for (const [index, path] of paths.entries()) {
    const address = localizePath(path, index % 2 ? 'en' : 'fr')
    await page.goto(address)
    const cut = await page
      .locator('main :is(th, td):not([aria-hidden] *)')
      .evaluateAll(cells =>
        cells
          .filter(cell => cell.checkVisibility() && cell.getBoundingClientRect().right > innerWidth + 1)
          .map(cell => cell.textContent),
      )
    expect(cut, address).toEqual([])
  }
})

test('on paper, what stands beside a picture on a screen has the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 627, height: 900 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/fr/tresorerie', '/en/tresorerie']) {
    await page.goto(path)
    const widths = await page
      .locator('main dd')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    expect(Math.min(...widths), path).toBeGreaterThan(200)
  }
})
