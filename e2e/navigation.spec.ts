import type { Page } from '@playwright/test'
import { atRest, expect, headerHydrated, hydrated, test } from './support/page.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('a link changes the page without loading it again: heading, title, address, focus', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('heading', { name: /quatre yeux/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/fr/blog-post-4yeux')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('quatre yeux')
  await expect(page).toHaveTitle(/quatre yeux/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/blog-post-4yeux$/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('links in an article navigate without a page load, and back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.evaluate(() => window.scrollTo(0, 1200))
  await atRest(page)
  const link = page.locator('#article-body a[href^="/fr/"]').first()
  const target = await link.getAttribute('href')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/fr/blog-post-4yeux')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const [from, to, heading] of [
  ['/fr/blog-post-impayes', '/fr/blog-post-bfr', /BFR/],
  ['/fr/blog/topic/risk', '/fr/blog/topic/banking', /Banques et formats/],
] as const) {
  test(`from the prerendered ${from} to a page of the same kind, and back`, async ({ page }) => {
    await page.goto(from)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const first = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(to)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('back and forward restore page and scroll position at once, without requests for data', async ({
  page,
}) => {
  const says = () =>
    page.evaluate(() => [
      document.querySelectorAll('title').length,
      document.title,
      ...['meta[name="description"]', 'link[rel=canonical]'].map(selector =>
        [...document.querySelectorAll(selector)].map(element => element.outerHTML).join(),
      ),
    ])
  await page.goto('/fr/paiements')
  await hydrated(page)
  const first = await says()
  const text = await page.getByRole('main').textContent()
  const link = page.getByRole('main').locator('a[href^="/fr/blog-post-"]').first()
  await link.scrollIntoViewIfNeeded()
  await atRest(page)
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.locator('#article-body')).toBeVisible()
  const article = await says()
  expect(article).not.toEqual(first)

  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/data/')) asked.push(request.url())
  })
  await page.goBack()
  await expect.poll(says).toEqual(first)
  expect(await page.getByRole('main').textContent()).toBe(text)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goForward()
  await expect(page.locator('#article-body')).toBeVisible()
  await expect.poll(says).toEqual(article)
  expect(asked).toEqual([])
})

test('the home page is rendered again on return, and works', async ({ page }) => {
  const headings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3)')].map(heading => heading.textContent),
    )
  await page.goto('/fr')
  await hydrated(page)
  const first = { title: await page.title(), headings: await headings() }
  await page.getByRole('contentinfo').locator('a[href="/fr/blog"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
  await page.goBack()
  await expect.poll(headings).toEqual(first.headings)
  await expect(page).toHaveTitle(first.title)
  const carousel = page.getByRole('region', { name: 'Témoignages de clients' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Témoignage suivant' }).click()
  await expect(carousel.getByRole('group').filter({ visible: true })).toHaveAttribute('aria-label', '2 sur 3')
})

test('a link navigates once, wherever it stands', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  // In static HTML, in a rendered component, and in the header, which hydrates.
  await page.getByRole('main').locator('a[href="/fr/blog-post-bfr"]').first().click()
  await expect(page.locator('#article-body')).toBeVisible()
  await page.getByRole('main').locator('a[href="/fr/blog"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
  await headerHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Entreprise' }).click()
  await expect(page).toHaveURL('/fr/company')
  expect(await entries()).toBe(before + 3)
})

test('hovering a link prefetches its page', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  const data = page.waitForResponse(/\/data\/fr\/articles\/4yeux\.json$/)
  const code = page.waitForResponse(/\/assets\/ArticlePage-.*\.js$/)
  const link = page.getByRole('main').locator('a[href="/fr/blog-post-4yeux"]').first()
  await link.hover()
  await Promise.all([data, code])
  await page.waitForLoadState('networkidle')
  // From now on every request hangs.
  await page.route(/\/(assets\/[^/]+\.js|data\/.*)$/, () => {})
  await link.click()
  await expect(page.locator('#article-body')).toBeVisible()
})

test('navigating to an article and back creates no Intl formatter', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = []
    for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(target, args) {
            made.push(name)
            return Reflect.construct(target, args)
          },
        }),
      })
    }
    Object.assign(window, { made })
  })
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/fr/blog-post-4yeux"]').first().click()
  await expect(page.locator('#article-body')).toBeVisible()
  await expect(page.getByRole('main').getByText('min de lecture')).toHaveText(/^\d+ min de lecture$/)
  await page.getByRole('main').locator('a[href="/fr/blog"]').first().click()
  await expect(page).toHaveURL('/fr/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trésorier/)
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
})

test('on every navigation the new page shows in the next frame and responds to the pointer', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  /** Follows a link, and returns what is at the middle of the new heading in the next frame. */
  const follow = (path: string) =>
    page.evaluate(
      path =>
        new Promise<string | undefined>(done => {
          const before = document.querySelector('h1')
          const look = () => {
            const next = document.querySelector('h1')
            if (!next || next === before) return void requestAnimationFrame(look)
            requestAnimationFrame(() => {
              const { left, top, width, height } = next.getBoundingClientRect()
              done(
                document.elementFromPoint(left + width / 2, top + height / 2)?.closest('h1, html')?.tagName,
              )
            })
          }
          requestAnimationFrame(look)
          document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
        }),
      path,
    )
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await follow('/fr/blog-post-4yeux')).toBe('H1')
  await expect(heading).toContainText('quatre yeux')
  expect(await follow('/fr/blog')).toBe('H1')
  await expect(heading).toHaveText(/trésorier/)
  expect(await follow('/fr/blog-post-4yeux')).toBe('H1')
  await expect(heading).toContainText('quatre yeux')
})

test('an address with a hash scrolls to its target', async ({ page }) => {
  await page.goto('/fr/blog-post-4yeux')
  const id = await page.locator('#article-body h2 a[id]').nth(2).getAttribute('id')
  await page.goto(`/fr/blog-post-4yeux#${id}`)
  await hydrated(page)
  await atRest(page)
  const top = await page.locator(`[id="${id}"]`).evaluate(element => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})

test('following a link within the page during hydration works', async ({ page }) => {
  // Navigates at React's first yield, then at the second, and so on.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...sent: unknown[]) {
      const places = document.querySelectorAll('#article-body h2 a[id]')
      const place = [...places].find(({ id }) => location.hash !== `#${id}`)
      if (place && !('started' in document.documentElement.dataset)) location.hash = place.id
      return Reflect.apply(postMessage, this, sent)
    }
  })
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await atRest(page)
  const id = await page.evaluate(() => location.hash.slice(1))
  expect(id).not.toBe('')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('scrolling before hydration is not undone by it', async ({ page }) => {
  await page.route('**/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/fr/blog-post-4yeux', { waitUntil: 'commit' })
  await page.locator('#article-body').waitFor()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
  await hydrated(page)
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
})

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] })
  test('shows the overview with status 404, and what was probably meant', async ({ page }) => {
    const response = await page.goto('/fr/tresorie')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('status').filter({ hasText: '/tresorie' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Trésorerie \?/ })).toHaveAttribute('href', '/fr/tresorerie')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
  test('of an article does the same', async ({ page }) => {
    const response = await page.goto('/en/blog-post-nothing')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('status').filter({ hasText: '/blog-post-nothing' })).toBeVisible()
  })
  test('with broken percent-encoding does not throw', async ({ page }) => {
    const response = await page.goto('/fr/%E0%A4%A')
    expect([400, 404]).toContain(response?.status())
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a page that was changed in transit', () => {
  test.use({ allowedErrors: [/#418|Hydration|Uncompiled message/] })
  const change = async (page: Page, from: string, to: string) =>
    page.route('**/fr/paiements', async route => {
      const answer = await route.fetch()
      const body = await answer.text()
      expect(body).toContain(from)
      await route.fulfill({ response: answer, body: body.replace(from, to) })
    })

  test('is rendered again completely, and works', async ({ page }) => {
    const main = '<main id="main" tabindex="-1">'
    await change(page, main, `${main}<p>Autre chose</p>`)
    await page.goto('/fr/paiements')
    await hydrated(page)
    await expect(page.getByText('Autre chose')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('De la facture à la banque')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entreprise' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Le principe des quatre yeux, pas à pas' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/fr/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('has a working header after the first interaction', async ({ page }) => {
    await change(page, '>Entreprise<', '>Autre chose<')
    await page.goto('/fr/paiements')
    await headerHydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entreprise' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('De la facture à la banque')
  })
})

test('navigating within a language does not write the document’s lang attribute', async ({ page }) => {
  await page.goto('/fr/blog-post-impayes')
  await hydrated(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(changes => {
      for (const { attributeName } of changes) said.push(attributeName ?? '')
    }).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] })
  })
  await page.locator('a[href="/fr/blog-post-bfr"]').first().click()
  await expect(page).toHaveTitle(/^BFR/)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
})

test.describe('the data block of a page', () => {
  const rewrite = (page: Page, change: (html: string) => string) =>
    page.route('**/fr/blog-post-bfr', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    })
  const block = /<script type="application\/json" id="page-data">.*?<\/script>/
  const asked = (page: Page) => {
    const all: string[] = []
    page.on('request', request => request.url().includes('/data/') && all.push(request.url()))
    return all
  }

  test('is read by the loaders: nothing is fetched', async ({ page }) => {
    const requests = asked(page)
    await page.goto('/fr/blog-post-bfr')
    await hydrated(page)
    expect(requests).toEqual([])
  })

  for (const [how, broken] of [
    ['missing', ''],
    ['broken', '<script type="application/json" id="page-data">{"path":</script>'],
  ] as const) {
    test(`is ${how}: the loaders fetch, and the page hydrates`, async ({ page }) => {
      const requests = asked(page)
      await rewrite(page, html => html.replace(block, broken))
      await page.goto('/fr/blog-post-bfr')
      await hydrated(page)
      expect(requests.length).toBe(1)
      await page.getByRole('main').locator('a[href="/fr/blog"]').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
    })
  }

  test.describe('is missing, and its data cannot be fetched', () => {
    test.use({ allowedErrors: [/Failed to load|net::ERR|TypeError/] })
    test('the page stays as it was sent, and its links load pages', async ({ page }) => {
      await rewrite(page, html => html.replace(block, ''))
      await page.route('**/data/**', route => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/fr/blog-post-bfr')
      // A sign of use, which starts the app.
      await page.keyboard.press('Shift')
      await failed
      await atRest(page)
      await expect(page.locator('#article-body')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.getByRole('main').locator('a[href="/fr/blog"]').first().click()
      await expect(page).toHaveURL('/fr/blog')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
    })
  })
})
