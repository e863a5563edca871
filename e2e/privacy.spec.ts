import type { Page } from '@playwright/test'
import { playServices, request, words } from './support/contact.ts'
import { startHost } from './support/host.ts'
import { expect, hydrated, test } from './support/page.ts'

test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** Stored only after a failure, or when a new version was dismissed: both have tests of their own. */
const rare = ['balancier-later', 'balancier-reloaded']

/** The names of everything the site has stored on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? ''),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

/** The names on the privacy page; one that ends in … is a prefix. */
const named = (page: Page) => page.getByRole('main').locator('td:first-child code').allTextContents()

const standsFor = (name: string) => (key: string) =>
  name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name

test('the privacy page names all that is kept on the device and all who are asked, and nothing else', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const host = await startHost()
  const { thirdParty } = await playServices(page)
  const seen = new Set<string>()
  const look = async () => {
    for (const name of await stored(page)) seen.add(name)
  }
  // A French visitor of an English page is offered the other language.
  await page.goto(`${host.origin}/en/blog`)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Available offline' })).toBeAttached({ timeout: 60_000 })
  await page.mouse.wheel(0, 2000)
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /unpaid|late/i })
    .first()
    .click()
  await expect(page).toHaveURL(/blog-post-/)
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Connection lost' })).toBeVisible()
  await look()
  await context.setOffline(false)
  await page.goto(`${host.origin}/fr/contact`)
  await hydrated(page)
  for (const [name, value] of Object.entries(request)) await page.locator(`[name="${name}"]`).fill(value)
  // Typed text is stored after a pause.
  await expect
    .poll(async () => {
      await look()
      return [...seen].join(' ')
    })
    .toContain('balancier-draft-')
  expect(thirdParty).toEqual([])
  await page.getByRole('button', { name: words.fr.load }).click()
  await page.getByRole('button', { name: 'human fr' }).click()
  await look()
  expect([...new Set(thirdParty)]).toEqual(['js.hcaptcha.com'])

  for (const locale of ['fr', 'en']) {
    await page.goto(`${host.origin}/${locale}/privacy`)
    await expect(page.getByRole('main')).toContainText('hCaptcha')
    const names = await named(page)
    expect(
      [...seen].filter(key => key && !names.some(name => standsFor(name)(key))),
      'kept, but not named',
    ).toEqual([])
    expect(
      names.filter(name => ![...seen].some(standsFor(name)) && !rare.includes(name)),
      'named, but not kept',
    ).toEqual([])
  }
  await host.close()
})
