import { playServices, words } from './support/contact.ts'
import { atRest, expect, hydrated, test } from './support/page.ts'

// Violations of the policy are console errors, which fail these tests like all others.

test('the policy blocks injected scripts and strings as HTML', async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto('/fr/paiements')
  await hydrated(page)
  const tried = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      inline: () => {
        const script = document.createElement('script')
        script.append('window.intruder = 1')
        document.head.append(script)
      },
      html: () => {
        document.body.innerHTML += '<img src="x" onerror="window.intruder = 1">'
      },
      evaluation: () => {
        window.setTimeout('window.intruder = 1' as unknown as () => void)
      },
      policy: () => {
        ;(
          window as unknown as { trustedTypes: { createPolicy: (...rules: unknown[]) => void } }
        ).trustedTypes.createPolicy('intruder', {})
      },
      style: () => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: 'h1 { display: none }' }),
        )
      },
    }
    return Object.fromEntries(
      Object.entries(tries).map(([name, run]) => {
        try {
          run()
          return [name, 'ran']
        } catch (error) {
          return [name, (error as Error).name]
        }
      }),
    )
  })
  // (An inline script is refused when it is added; an inline style has no effect.)
  expect(tried).toMatchObject({ html: 'TypeError', policy: 'TypeError' })
  await atRest(page)
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
})

test('the form’s page is loaded with its own policy, and left with it', async ({ page }) => {
  const { thirdParty } = await playServices(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const visit = () => page.evaluate(() => Object.assign(window, { here: true }))
  const stayed = () => page.evaluate(() => 'here' in window)

  await page.goto('/fr/paiements')
  await hydrated(page)
  await visit()
  await page.getByRole('main').getByRole('link', { name: /démo/i }).first().click()
  await expect(page).toHaveURL(/\/fr\/contact/)
  await hydrated(page)
  expect(await stayed()).toBe(false)
  await page.getByLabel('Prénom').fill('Hélène')
  await page.getByRole('button', { name: words.fr.load }).click()
  await expect(page.getByRole('button', { name: 'human fr' })).toBeVisible()
  expect(thirdParty.length).toBeGreaterThan(0)

  await visit()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/fr/blog')
  await hydrated(page)
  expect(await stayed()).toBe(false)
  // The typed text is kept.
  await page.goto('/fr/contact')
  await expect(page.getByLabel('Prénom')).toHaveValue('Hélène')
})

test.describe('where the host sends no policy', () => {
  // The browser logs what it refuses.
  test.use({ allowedErrors: [/requires 'TrustedHTML'/] })
  test('the page brings its own', async ({ page }) => {
    await page.route('**/fr/paiements', async route => {
      const answer = await route.fetch()
      const { 'content-security-policy': _, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    })
    await page.goto('/fr/paiements')
    await hydrated(page)
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = ''
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refused).toBe('TypeError')
  })
})

test('French addresses are in French for crawlers without scripts and with an English browser', async ({
  browser,
}) => {
  for (const options of [
    { javaScriptEnabled: false, locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Crawler/2.1)' },
    { locale: 'en-US' },
  ]) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto('/fr/paiements')
    if (options.javaScriptEnabled !== false) await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('De la facture à la banque')
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll(links => links.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    expect(alternates).toEqual([
      ['fr', 'https://balancier.example/fr/paiements'],
      ['en', 'https://balancier.example/en/paiements'],
      ['x-default', 'https://balancier.example/paiements'],
    ])
    await context.close()
  }
})
