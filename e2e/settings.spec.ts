import type { Page } from '@playwright/test'
import { pages } from '../src/content/pages.ts'
import { localizePath } from '../src/i18n/paths.ts'
import { expect, hydrated, test } from './support/page.ts'
import { kinds } from './support/pages.ts'

/** The horizontal scroll distance of a page, in pixels. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The size of the text in the page's first paragraph, in pixels. */
const textSize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate(text => Number.parseFloat(getComputedStyle(text).fontSize))

// WCAG 1.4.12.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }'

const widths = { large: [1440, 1024, 768, 390], spaced: [390, 320] }

for (const path of kinds) {
  test(`${path} follows the browser's letter size and holds wide text spacing`, async ({ page }) => {
    await page.goto(localizePath(path, 'fr'))
    await hydrated(page)
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    const before = await textSize(page)
    const session = await page.context().newCDPSession(page)
    const setLetters = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    await setLetters(32)
    for (const width of widths.large) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excess(page), `letters of 32 px, ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await textSize(page)).toBeGreaterThanOrEqual(before * 1.5)
    await setLetters(16)
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    for (const width of widths.spaced) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excess(page), `wide spacing, ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  /** The widths of the borders and outlines of what is shown, in pixels. */
  const edges = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll(all =>
      all
        .filter(element => element.checkVisibility())
        .map(element => {
          const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
          return (
            Number.parseFloat(borderTopWidth) +
            (outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth))
          )
        }),
    )

  test('buttons, fields and the form have edges, and so has the current entry', async ({ page }) => {
    await page.goto('/fr/contact')
    await hydrated(page)
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    for (const selector of ['form', 'form input', 'form textarea', 'form button[type=submit]']) {
      const widths = await edges(page, selector)
      expect(widths.length, selector).toBeGreaterThan(0)
      expect(Math.min(...widths), selector).toBeGreaterThanOrEqual(1)
    }
    await page.goto('/fr/blog')
    const current = page.getByRole('banner').getByRole('link', { name: 'Blog' })
    await expect(current).toHaveCSS('text-decoration-line', 'underline')
  })

  test('the dialog of the search has an edge, and its first answer is marked', async ({ page }) => {
    await page.goto('/fr')
    await hydrated(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('ebics')
    const answers = page.getByRole('dialog').getByRole('listitem').getByRole('link')
    await expect(answers.nth(1)).toBeVisible()
    expect((await edges(page, 'dialog > *')).some(width => width >= 1)).toBe(true)
    const marks = await answers.evaluateAll(all =>
      all.slice(0, 2).map(answer => getComputedStyle(answer).borderInlineStartColor),
    )
    expect(marks[0]).not.toBe(marks[1])
  })
})

test('no field has letters below 16 px, which phones would zoom in on', async ({ page }) => {
  const small = () =>
    page
      .locator('input:not([type="checkbox"], [type="file"]), textarea, select')
      .evaluateAll(fields =>
        fields
          .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(field => field.id || field.outerHTML),
      )
  for (const { path } of pages) {
    await page.goto(localizePath(path, 'fr'))
    expect(await small(), path).toEqual([])
  }
  await page.goto('/fr/outils/lecteur-releves')
  await page.getByRole('button', { name: 'Exemple MT940' }).click()
  await page.getByRole('table').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').waitFor()
  expect(await small()).toEqual([])
})
