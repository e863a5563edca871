import { defaultLocale, locales } from '../src/i18n/locales.ts'
import { localizePath } from '../src/i18n/paths.ts'
import { axeFaultsInBoth } from './support/axe.ts'
import { expect, hydrated, test } from './support/page.ts'
import { addresses, kinds, paths } from './support/pages.ts'
import { alongBar, alongContent, servePiecemeal } from './support/piecemeal.ts'
import { shiftsToTheEnd } from './support/shifts.ts'

// An article has the same structure in every language: each is read in one language, alternately.
const isArticle = (address: string) => address.includes('/blog-post-')
const read = [
  ...addresses.filter(address => !isArticle(address)),
  ...paths
    .filter(isArticle)
    .map((path, index) => localizePath(path, locales[index % locales.length] ?? defaultLocale)),
]

for (const address of read) {
  test(`${address} is in its language, hydrates without messages, has no axe violations and no layout shift`, async ({
    page,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    const language = address.split('/')[1] ?? ''
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.title()).toMatch(/ — Balancier$/)
    expect(await axeFaultsInBoth(page)).toEqual([])
    expect(await shiftsToTheEnd(page, 'fonts')).toEqual([])
  })
}

for (const path of kinds) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    for (const locale of ['fr', 'en'] as const) {
      await page.goto(localizePath(path, locale))
      for (const width of [1440, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, `${locale}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test.describe('over a connection that delivers it in pieces', () => {
  // A late font changes the text it applies to; everything else is in place from the first paint.
  test.use({ allowedErrors: [/Failed to load resource.*ERR_FAILED/] })
  test.beforeEach(({ page }) => page.route('**/*.woff2', route => route.abort()))
  const views = [
    { locale: 'fr', width: 1280 },
    { locale: 'en', width: 390 },
  ] as const

  for (const { locale, width } of views) {
    test(`the bar moves nothing of what has been painted, at ${width} px`, async ({ page, baseURL }) => {
      const server = await servePiecemeal(alongBar, baseURL)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(server.origin + localizePath('/releves-bancaires', locale))
      const shifts = await shiftsToTheEnd(page, 'paint')
      server.close()
      expect(shifts).toEqual([])
    })
  }

  for (const path of kinds) {
    test(`${path} has no layout shift while it loads, hydrates and is scrolled`, async ({
      page,
      baseURL,
    }) => {
      const server = await servePiecemeal(alongContent, baseURL)
      for (const { locale, width } of views) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(server.origin + localizePath(path, locale))
        await hydrated(page)
        const shifts = await shiftsToTheEnd(page, 'paint')
        // Late fonts may wrap a line differently: the limit is what Core Web Vitals call good.
        const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
        expect(total, `${locale}, ${width} px: ${shifts.join('\n')}`).toBeLessThan(0.1)
      }
      server.close()
    })
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('an article is all there, and its links lead on', async ({ page }) => {
    await page.goto('/fr/blog-post-4yeux')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#article-body h2').first()).toBeVisible()
    await page.getByRole('link', { name: 'Tous les articles' }).first().click()
    await expect(page).toHaveURL('/fr/blog')
  })
  test('the home page shows every section and final figures', async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByText('1,100').first()).toBeVisible()
    await expect(page.getByText('8,500').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  })
})

test('the address of a section leads to its heading, below the bar, and the contents follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr/blog-post-bfr#comment-une-base-mal-choisie-fabrique-douze-jours-de-retard')
  const heading = page.getByRole('heading', { level: 2, name: /^Comment une base mal choisie/ })
  await expect(heading).toBeInViewport()
  const top = (await heading.boundingBox())?.y ?? 0
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  expect(top).toBeGreaterThanOrEqual(bar)
  expect(top).toBeLessThan(300)
  await expect(page.locator('[data-contents] a[aria-current="location"]').first()).toHaveText(
    /^Comment une base/,
  )
})
