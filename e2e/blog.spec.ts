import { expect, hydrated, test } from './support/page.ts'

test('a topic has an address of its own', async ({ page }) => {
  await page.goto('/fr/blog')
  await hydrated(page)
  const topics = page.getByRole('navigation', { name: 'Sujets' })
  const risk = topics.getByRole('link', { name: /Risque et conformité/ })
  const count = Number((await risk.innerText()).match(/\d+/)?.[0])
  await risk.click()
  await expect(page).toHaveURL('/fr/blog/topic/risk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risque et conformité')
  await expect(page.getByRole('main').locator('article')).toHaveCount(count)
  await page.reload()
  await expect(page.getByRole('main').locator('article')).toHaveCount(count)
  await hydrated(page)
  await topics.getByRole('link', { name: /Tous/ }).click()
  await expect(page).toHaveURL('/fr/blog')
})

test('the pages of the blog say which of them is open', async ({ page }) => {
  await page.goto('/en/blog/2')
  const pages = page.getByRole('navigation', { name: 'Blog pages' })
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL('/en/blog')
  await expect(pages.locator('[aria-current]')).toHaveText('1')
})

test('topics without scripts, in English', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en/blog')
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(3).click()
  await expect(page).toHaveURL('/en/blog/topic/banking')
  await page.close()
})

test.describe('an unknown topic', () => {
  test.use({ allowedErrors: [/404/] })
  test('shows what an unknown address shows', async ({ page }) => {
    const response = await page.goto('/fr/blog/topic/nothing')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('status')).toContainText('n’existe pas')
  })
})

test('the link of an article is copied whole, and the button says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/fr/blog-post-temoignage-kaufman%26broad?lng=fr#top')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Copier le lien' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Lien copié' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^https:\/\/[^/]+\/fr\/blog-post-temoignage-kaufman(&|%26)broad$/)
  await expect(button).toBeVisible({ timeout: 5000 })
})

test('sharing is offered where the browser can, and not elsewhere', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
    })
  })
  await page.goto('/en/blog-post-bfr')
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toMatchObject({
    url: expect.stringMatching(/\/en\/blog-post-bfr$/),
  })
})

test('the progress line grows with the reading', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/fr/blog-post-4yeux')
  const line = page.locator('main article > div[aria-hidden]').first()
  const length = () => line.evaluate(element => element.getBoundingClientRect().width)
  // Its rules come with the whole stylesheet, which waits for the first use.
  await hydrated(page)
  await page.mouse.move(5, 5)
  await expect.poll(length).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(length).toBeGreaterThan(200)
  // With reduced motion, a line that cannot grow would look full.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(line).toBeHidden()
})

for (const locale of ['fr', 'en']) {
  test(`feeds and cards of the blog are served: ${locale}`, async ({ request, page }) => {
    const atom = await request.get(`/${locale}/feed.xml`)
    expect(atom.ok()).toBe(true)
    expect(await atom.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    const json = await (await request.get(`/${locale}/feed.json`)).json()
    expect(json.items).toHaveLength(30)
    await page.goto(`/${locale}/blog`)
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      new RegExp(`/${locale}/feed.xml$`),
    )
    for (const path of ['', '/paiements', '/blog-post-bfr']) {
      await page.goto(`/${locale}${path}`)
      const image = await page.locator('meta[property="og:image"]').getAttribute('content')
      const answer = await request.get(new URL(String(image)).pathname)
      expect(answer.headers()['content-type']).toBe('image/png')
      expect((await answer.body()).length).toBeLessThan(100_000)
    }
  })
}
