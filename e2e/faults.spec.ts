import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/page.ts'

// Failed requests are logged to the console; all other tests check it.
const broken =
  /Failed to load|did not load|ERR_FAILED|net::|Failed to fetch|error loading|the script is broken|preload/i
test.use({ allowedErrors: [broken] })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page is readable, and its links work. */
async function readableAndLeadsOn(page: Page) {
  await expect(heading(page)).toContainText('De la facture à la banque')
  await expect(page.getByRole('main')).toContainText('pain.001')
  await page.getByRole('main').getByRole('link', { name: 'Solution' }).first().click()
  await expect(page).toHaveURL('/fr/solution')
  await expect(heading(page)).toBeVisible()
}

test('without its scripts the page is readable and its links work', async ({ page }) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/fr/paiements')
  await readableAndLeadsOn(page)
})

test('an exception at startup leaves the page readable', async ({ page }) => {
  await page.route('**/assets/index-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the script is broken")' }),
  )
  await page.goto('/fr/paiements')
  await readableAndLeadsOn(page)
})

test.describe('hydration that fails', () => {
  // React logs it once, and renders the page anew.
  test.use({ allowedErrors: [/Minified React error #418|Hydration failed/] })

  for (const path of ['/fr', '/fr/paiements', '/fr/blog', '/fr/contact']) {
    test(`${path} is rendered again completely, and its links work`, async ({ page }) => {
      await page.route(`**${path}`, async route => {
        const response = await route.fetch()
        const html = (await response.text()).replace(/<main[^>]*>/, '$&<p>An intruder</p>')
        await route.fulfill({ response, body: html })
      })
      const failed = page.waitForEvent('pageerror')
      await page.goto(path)
      await Promise.all([hydrated(page), failed])
      await expect(page.getByText('An intruder')).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Balancier')
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)
      await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
      await expect(page).toHaveURL('/fr/company')
      await expect(heading(page)).toContainText('1987')
    })
  }
})

/** The error message appears, and its link loads the page. */
async function loadAnew(page: Page) {
  await expect(page.getByRole('alert')).toContainText('Cette page n’a pas pu s’afficher.')
  await page.getByRole('link', { name: 'Recharger la page' }).click()
}

test('if the next page’s code fails to load, an error message links to the prerendered page', async ({
  page,
}) => {
  await page.goto('/fr/paiements')
  await hydrated(page)
  await page.route('**/assets/*.js', route => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Solution' }).first().click()
  await loadAnew(page)
  await expect(page).toHaveURL('/fr/solution')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
})

test('a part that failed to load is fetched again when its page is opened again', async ({ page }) => {
  let isBlocked = true
  await page.route(/\/assets\/Calculator-/, route => (isBlocked ? route.abort() : route.continue()))
  await page.goto('/fr/outils')
  await hydrated(page)
  const open = () => page.locator('main').getByRole('link', { name: 'Échéances' }).first().click()
  await open()
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher.' })).toBeVisible()
  isBlocked = false
  await page.goBack()
  await open()
  await expect(page.locator('main form').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('if the next page’s data fail to load, an error message links to the prerendered page', async ({
  page,
}) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.route('**/data/fr/articles/**', route => route.abort())
  await page.getByRole('main').getByRole('link').filter({ hasText: 'impay' }).first().click()
  await loadAnew(page)
  await expect(heading(page)).toContainText(/impay/i)
})

test('without the whole stylesheet pages keep their critical CSS', async ({ page }) => {
  await page.route('**/assets/*.css', route => route.abort())
  await page.goto('/fr/paiements')
  await hydrated(page)
  await expect(heading(page)).toHaveCSS('font-family', /Familjen/)
  await readableAndLeadsOn(page)
})

test('without web fonts the text shows in local fonts', async ({ page }) => {
  await page.route('**/*.woff2', route => route.abort())
  await page.goto('/fr/paiements')
  await hydrated(page)
  await readableAndLeadsOn(page)
})

for (const year of ['1999-01-01', '2055-06-30']) {
  test(`with the clock set to ${year}, pages open and drafts are kept`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}T12:00:00`)
    await page.goto('/fr/blog')
    await hydrated(page)
    await page.getByRole('main').getByRole('link').filter({ hasText: 'impay' }).first().click()
    await expect(heading(page)).toContainText(/impay/i)
    await page.goto('/fr/contact')
    await hydrated(page)
    await page.getByLabel('Prénom').fill('Hélène')
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Hélène')
  })
}

/** A browser of some years ago: no service workers, no popovers. */
async function older(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    const { matches } = Element.prototype
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector === ':popover-open') throw new SyntaxError('not a selector')
      return matches.call(this, selector)
    } as typeof matches
  })
  await page.route('**/fr/paiements', async route => {
    const answer = await route.fetch()
    const body = await answer.text()
    expect(body).toContain(' popover=')
    await route.fulfill({ response: answer, body: body.replace(/ popover(target)?(action)?="[^"]*"/g, '') })
  })
}

test('pages and menus work without service workers and popovers', async ({ page }) => {
  await older(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/paiements')
  await hydrated(page)
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
  await expect(blog).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Blog' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/fr/blog')
  await expect(heading(page)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await blog.click()
  await page.getByRole('banner').getByRole('link', { name: 'Entreprise' }).click()
  await expect(page).toHaveURL('/fr/company')
})
