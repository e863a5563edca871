import type { Page } from '@playwright/test'
import { expect, headerAwake, hydrated, saveData, test } from './support/page.ts'

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

test('links inside an article are client-side too, and back restores the scroll', async ({ page }) => {
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.waitForTimeout(200)
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
  test(`from ${from}, as it was prerendered, a page of the same kind takes its place, and back again`, async ({
    page,
  }) => {
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

test('back and forward show pages as they were left, without asking the network', async ({ page }) => {
  const says = () =>
    page.evaluate(() => [
      document.title,
      ...[...document.head.querySelectorAll('meta[name="description"], meta[property], link[hreflang]')].map(
        element => element.outerHTML,
      ),
      document.querySelector('link[rel=canonical]')?.outerHTML,
    ])
  const question = () => page.locator('main details').last()
  // Else what links in sight lead to would be asked for meanwhile.
  await saveData(page)
  await page.goto('/fr/paiements')
  await hydrated(page)
  const first = await says()
  const text = await page.getByRole('main').textContent()
  await question().locator('summary').click()
  const link = page.getByRole('main').locator('a[href^="/fr/blog-post-"]').first()
  await link.click()
  await expect(page).toHaveURL(/blog-post-/)
  await expect(page.locator('#article-body')).toBeVisible()
  await expect.poll(says).not.toEqual(first)
  const article = await says()
  // The bar comes to life with the first step.
  await headerAwake(page)

  const asked: string[] = []
  page.on('request', request => {
    if (/\/(data|assets)\/.*\.(json|js)$/.test(request.url())) asked.push(request.url())
  })
  await page.goBack()
  await expect(page).toHaveURL('/fr/paiements')
  await expect(question()).toHaveAttribute('open', '')
  await question().locator('summary').click()
  expect(await page.getByRole('main').textContent()).toBe(text)
  await expect.poll(says).toEqual(first)
  await page.goForward()
  await expect(page.locator('#article-body')).toBeVisible()
  await expect.poll(says).toEqual(article)
  expect(asked).toEqual([])
  // What comes back still leads on.
  await page.goBack()
  await link.click()
  await expect(page.locator('#article-body')).toBeVisible()
})

for (const path of ['/fr/blog', '/fr/blog/topic/risk', '/en/blog/2']) {
  test(`${path} is shown again without asking for anything`, async ({ page }) => {
    await saveData(page)
    await page.goto(path)
    await hydrated(page)
    const text = await page.getByRole('main').textContent()
    const title = await page.title()
    await page.getByRole('main').locator('h3 a').first().click()
    await expect(page.locator('#article-body')).toBeVisible()
    await headerAwake(page)
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', request => {
      if (/\/(data|assets)\/.*\.(json|js)$/.test(request.url())) asked.push(request.url())
    })
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    expect(await page.getByRole('main').textContent()).toBe(text)
    expect(asked).toEqual([])
  })
}

test('home is there again as it was left, and lives where one comes to it', async ({ page }) => {
  test.slow()
  const headings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3)')].map(heading => heading.textContent),
    )
  const leave = async () => {
    await page.getByRole('contentinfo').locator('a[href="/fr/blog"]').first().click()
    await expect(page).toHaveURL('/fr/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
    await expect(page.locator('[data-rest]')).toHaveCount(0)
  }
  await page.goto('/fr')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const first = { title: await page.title(), headings: await headings() }
  await leave()

  await page.evaluate(() => {
    // What has nothing to do with the page may come at any time.
    const parts = /\/(Hero|ClientStrip|FeatureRows|ModuleGrid|World|Testimonials|Teasers)-[^/]*\.js$/
    const requests = () =>
      performance.getEntriesByType('resource').filter(({ name }) => parts.test(name)).length
    const before = requests()
    new MutationObserver((_, observer) => {
      const home = document.querySelector<HTMLElement>('#part-testimonials')
      if (!home) return
      observer.disconnect()
      const shown = document.querySelectorAll('main h2').length
      Object.assign(window, { back: { shown, requests: requests() - before } })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect(page).toHaveURL('/fr')
  await expect.poll(headings).toEqual(first.headings)
  await expect(page).toHaveTitle(first.title)
  const shown = await page.locator('main h2').count()
  expect(await page.evaluate(() => (window as unknown as { back: unknown }).back)).toEqual({
    shown,
    requests: 0,
  })

  const carousel = page.getByRole('region', { name: 'Témoignages de clients' })
  const shownQuote = () => carousel.getByRole('group').filter({ visible: true }).getAttribute('aria-label')
  for (const visit of ['first', 'second']) {
    await carousel.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await carousel.getByRole('button', { name: 'Témoignage suivant' }).click()
        return shownQuote()
      }, visit)
      .toBe('3 sur 3')
    await leave()
    await page.goBack()
    await expect(page).toHaveURL('/fr')
  }
  // By a link it is the same.
  await leave()
  await page.getByRole('banner').locator('a[href="/fr"]').first().click()
  await expect.poll(headings).toEqual(first.headings)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('who has come to a button by keyboard stays on it when the part around it comes to life', async ({
  page,
}) => {
  await page.goto('/fr')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Témoignages de clients' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-live', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/métier de trésorier/)
  await expect(page.locator('[data-rest]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/fr')
  const button = page.getByRole('button', { name: 'Témoignage suivant' })
  const before = await button.elementHandle()
  expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await before?.focus()
  const top = await page.evaluate(() => scrollY)
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('the way to an article and back makes no formatter, the first of which takes a phone a tenth of a second', async ({
  page,
}) => {
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

test('on every step the page that comes shows in the next frame, and is there for the pointer', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  /** Follows a link, and says what lies under the middle of the new heading in the frame after it has come. */
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

test.describe('a step to an article', () => {
  type Seen = { heading: string; body: boolean; frame: number }
  /** What the page holds after each change, and how many frames have begun until then. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen: Seen[] = []
      let frame = 0
      const count = () => {
        frame++
        requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? ''
        seen.push({ heading, body: document.getElementById('article-body') !== null, frame })
      }).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

  test.beforeEach(async ({ page }) => {
    await page.goto('/fr/blog')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await watch(page)
  })
  const link = (page: Page) => page.getByRole('main').locator('a[href^="/fr/blog-post-4yeux"]').first()

  test('shows its first screen alone for a moment, and then the rest', async ({ page }) => {
    await link(page).click()
    await expect(page.locator('#article-body')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const article = (await seen(page)).filter(({ heading }) => heading.includes('quatre yeux'))
    const [first] = article
    expect(first?.body).toBe(false)
    const whole = article.find(({ body }) => body)
    expect(whole?.frame).toBeGreaterThan(first?.frame ?? Number.POSITIVE_INFINITY)
    // What the page declares lives in all of it.
    await page.locator('#article-body h2').nth(2).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(page.locator('[data-contents] [aria-current="location"]').first()).toBeAttached()
  })

  test('shows all of it at once where the step leads to a place within', async ({ page }) => {
    await link(page).evaluate(element => {
      element.setAttribute('href', '/fr/blog-post-4yeux#article-body')
    })
    await link(page).click()
    await expect(page).toHaveURL('/fr/blog-post-4yeux#article-body')
    await expect(page.locator('#article-body')).toBeInViewport()
    const article = (await seen(page)).filter(({ heading }) => heading.includes('quatre yeux'))
    expect(article[0]?.body).toBe(true)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })
})

test('what is pointed at is rendered before the click, shows its first screen first, and lives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = Document.prototype.createElement
    const made: string[] = []
    Object.assign(window, { made })
    Document.prototype.createElement = function (this: Document, name: string, ...rest: []) {
      made.push(name)
      return own.call(this, name, ...rest)
    } as typeof own
  })
  const made = (name: string) =>
    page.evaluate(
      wanted => (window as unknown as { made: string[] }).made.filter(one => one === wanted).length,
      name,
    )
  await page.goto('/fr/blog')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('main').locator('a[href="/fr/blog-post-4yeux"]').first()
  await link.hover()
  await expect.poll(() => made('h1')).toBe(1)
  await expect.poll(() => made('h2')).toBeGreaterThan(2)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('quatre yeux')
  await expect(page).toHaveTitle(/quatre yeux/)
  await expect(page.locator('#article-body')).toBeVisible()
  expect(await made('h1')).toBe(1)
  // Its contents follow the reading, as they do on any article.
  await page.mouse.wheel(0, 3000)
  await expect(page.locator('[data-contents] [aria-current]').first()).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trésorier/)
  await page.goForward()
  await expect(page.locator('#article-body')).toBeVisible()
  expect(await made('h1')).toBe(1)
})

test('a step fetches what belongs to its page alone, all in one turn', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  // What pages have in common comes when the browser has nothing better to do.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/furniture-')),
  )
  await page.waitForLoadState('networkidle')
  const held: (() => void)[] = []
  const asked: string[] = []
  await page.route(/\/(assets\/[^/]+\.js|data\/.*)$/, async route => {
    asked.push(new URL(route.request().url()).pathname.replace(/-[\w-]{7}\.js$/, '.js'))
    // What the shown page asks for then is not held.
    if (asked.length <= 3) await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  await page.locator('main a[href="/fr/blog-post-bfr"]').first().click()
  // The page's code, its words and its data: none waits for another.
  const own = ['/assets/article.js', '/assets/article.js', '/data/fr/articles/bfr.json']
  await expect.poll(() => [...asked].sort()).toEqual(own)
  for (const go of held.splice(0)) go()
  await expect(page).toHaveURL('/fr/blog-post-bfr')
  await expect(page.locator('#article-body')).toBeVisible()
  // A part of the page in a file of its own would be asked for a turn later; what brings it to life is none.
  const later = asked.slice(own.length).filter(path => /^\/assets\/(?!Header|enliven|turning)/.test(path))
  expect(later).toEqual([])
})

test.describe('what links in sight lead to', () => {
  const link = (page: Page) => page.getByRole('main').locator('a[href="/fr/blog-post-4yeux"]').first()
  /** Opens the blog, and notes all data of articles that are asked for. */
  async function open(page: Page): Promise<string[]> {
    const asked: string[] = []
    page.on('request', request => {
      const [, id] = /\/articles\/([^/]+)\.json$/.exec(request.url()) ?? []
      if (id) asked.push(id)
    })
    await page.goto('/fr/blog')
    await hydrated(page)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/furniture-')),
    )
    await page.waitForLoadState('networkidle')
    return asked
  }

  test('is there before it is asked for, once somebody is there', async ({ page }) => {
    const asked = await open(page)
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
    await link(page).scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toContain('4yeux')
    await page.waitForTimeout(1000)
    await page.waitForLoadState('networkidle')
    // Ten articles are listed, not all of them in sight.
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeLessThan(8)
    // From now on nothing is answered.
    await page.route(/\/(assets\/[^/]+\.js|data\/.*)$/, () => {})
    await link(page).dispatchEvent('click', { button: 0 })
    await expect(page.locator('#article-body')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('quatre yeux')
  })

  test('is left where data are to be saved', async ({ page }) => {
    await saveData(page)
    const asked = await open(page)
    await link(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
  })
})

test('an address with a hash opens at its place', async ({ page }) => {
  await page.goto('/fr/blog-post-4yeux')
  const id = await page.locator('#article-body h2').nth(2).getAttribute('id')
  await page.goto(`/fr/blog-post-4yeux#${id}`)
  await hydrated(page)
  await page.waitForTimeout(300)
  const top = await page.locator(`[id="${id}"]`).evaluate(element => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})

test('a page comes to life while its reader goes to a place within it', async ({ page }) => {
  // A place is gone to each time React asks for a turn, from the first on.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...sent: unknown[]) {
      const places = document.querySelectorAll('#article-body h2')
      const place = [...places].find(({ id }) => location.hash !== `#${id}`)
      if (place && !('ready' in document.documentElement.dataset)) location.hash = place.id
      return Reflect.apply(postMessage, this, sent)
    }
  })
  await page.goto('/fr/blog-post-4yeux')
  await hydrated(page)
  await page.waitForTimeout(300)
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
  await page.waitForTimeout(300)
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

test.describe('a page that was changed on its way', () => {
  test.use({ allowedErrors: [/#418|Hydration|Uncompiled message/] })
  const change = async (page: Page, from: string, to: string) =>
    page.route('**/fr/paiements', async route => {
      const answer = await route.fetch()
      const body = await answer.text()
      expect(body).toContain(from)
      await route.fulfill({ response: answer, body: body.replace(from, to) })
    })

  test('is rendered anew, whole, and works on', async ({ page }) => {
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

  test('has its header as it should be once it is touched', async ({ page }) => {
    await change(page, '>Entreprise<', '>Autre chose<')
    await page.goto('/fr/paiements')
    await headerAwake(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entreprise' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('De la facture à la banque')
  })
})

test('within a language, the language of the document is not said again: that lays out the whole page anew', async ({
  page,
}) => {
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
