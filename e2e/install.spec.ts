import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../src/i18n/locales.ts'
import { windowedChromium } from './support/chromium.ts'
import { expect, hydrated, ready, test } from './support/page.ts'

// The headless shell installs nothing.
test.use({ launchOptions: { executablePath: windowedChromium(), args: ['--no-sandbox'] } })

type Image = { src: string; sizes: string; type: string }
type Manifest = {
  start_url: string
  lang: string
  icons: Image[]
  screenshots: Image[]
  shortcuts: { url: string; icons: Image[] }[]
}

const manifestOf = (page: Page) => page.locator('head > link[rel="manifest"]')

test.describe('the manifest', () => {
  for (const locale of locales) {
    test(`is linked, has the right type, and all its files exist: ${locale}`, async ({ page, request }) => {
      await page.goto(`/${locale}/blog`)
      await expect(manifestOf(page)).toHaveAttribute('href', `/${locale}/manifest.webmanifest`)
      const answer = await request.get(`/${locale}/manifest.webmanifest`)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
      const { start_url, lang, icons, screenshots, shortcuts }: Manifest = await answer.json()
      expect(lang).toBe(locale)
      for (const url of [start_url, ...shortcuts.map(shortcut => shortcut.url)]) {
        const place = await request.get(url, { maxRedirects: 0 })
        expect(place.status(), url).toBe(200)
        expect(place.headers()['content-language'], url).toBe(locale)
      }
      for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap(one => one.icons)]) {
        const image = await request.get(src)
        expect(image.headers()['content-type'], src).toBe(type)
        const { width, height } = await sharp(await image.body()).metadata()
        expect(`${width}x${height}`, src).toBe(sizes)
      }
    })

    test(`suits Chromium, which finds the site installable: ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`)
      const devtools = await page.context().newCDPSession(page)
      const { url, errors } = await devtools.send('Page.getAppManifest')
      expect(url).toContain(`/${locale}/manifest.webmanifest`)
      expect(errors).toEqual([])
      const { appId } = await devtools.send('Page.getAppId')
      expect(new URL(appId ?? '').pathname).toBe('/')
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      // Incognito windows, in which Playwright's tests run, cannot install anything.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    })
  }

  test('is that of the language shown, at a bare address too', async ({ page }) => {
    await page.goto('/paiements?lng=en')
    await expect(manifestOf(page)).toHaveAttribute('href', '/en/manifest.webmanifest')
  })
})

/** Fakes the browser's offer to install the site; the visitor's answer is `outcome`. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(outcome => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = String(
          Number(document.documentElement.dataset.asked ?? 0) + 1,
        )
        return { outcome }
      },
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)

const installButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(Installer|Install) Balancier$/ })

/** Uses the page, and waits for the button that the first use brings. */
async function buttonAfterUse(page: Page) {
  await hydrated(page)
  await expect(installButton(page)).toBeVisible()
}

test.describe('the button that installs the site', () => {
  test('is there once the browser offers it, asks once, and goes when the site is installed', async ({
    page,
  }) => {
    await page.goto('/fr/paiements')
    await hydrated(page)
    await expect(installButton(page)).toHaveCount(0)
    expect(await offer(page, 'dismissed')).toBe(true)
    await buttonAfterUse(page)
    expect((await installButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await installButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
    await expect(installButton(page)).toHaveCount(0)

    // Visitors who dismissed it may be asked again, by then on another page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/fr/contact')
    await offer(page, 'accepted')
    await buttonAfterUse(page)
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect(installButton(page)).toHaveCount(0)
  })

  test('costs nothing before the page is used', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await page.goto('/fr')
    await ready(page)
    await offer(page, 'dismissed')
    await page.waitForLoadState('networkidle')
    expect(fetched.filter(url => /offerInstall|style-/.test(url))).toEqual([])
    await expect(installButton(page)).toHaveCount(0)
  })

  test('catches an offer made before its code is loaded', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const prompt = async () => ({ outcome: 'accepted' })
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
      }),
    )
    await page.goto('/en')
    await buttonAfterUse(page)
  })
})
