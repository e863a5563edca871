import { readdirSync, rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { localizePath } from '../src/i18n/paths.ts'
import { type Build, buildWithoutWorker, changedWords, copyBuild, nextBuild } from './support/builds.ts'
import { playServices, words } from './support/contact.ts'
import { type Host, startHost } from './support/host.ts'
import { test as base, expect, hydrated, saveData } from './support/page.ts'
import { paths } from './support/pages.ts'

// The browser logs failed requests while offline.
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|500)|ERR_CONNECTION|ERR_NETWORK/

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const host = await startHost()
    await use(host)
    await host.close()
  },
})
test.use({ serviceWorkers: 'allow', allowedErrors: [lost] })

const available = (page: Page) =>
  page.getByRole('button', { name: /Disponible hors ligne|Available offline/ })
const news = (page: Page) => page.getByText('Une nouvelle version du site est prête.')

const unknown = (page: Page) =>
  page.getByRole('status').filter({ hasText: /adresse .*n’existe pas|address .*does not exist/ })

/** One visit, until the whole site is cached. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await expect(available(page)).toBeAttached({ timeout: 60_000 })
}

async function goOffline(context: BrowserContext, host: Host) {
  await context.setOffline(true)
  await host.close()
}

/** Checks for a new version, as the page does every hour. */
const lookForNews = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

/** Opens an address offline and checks the page and its pictures. */
async function opens(page: Page, { address, locale }: { address: string; locale: string }) {
  await page.goto(address, { waitUntil: 'commit' })
  await hydrated(page)
  await expect(page.locator('html'), address).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
  await expect(page.getByRole('alert'), address).toHaveCount(0)
  const broken = await page.locator('[data-failed]').count()
  expect(broken, address).toBe(0)
}

for (const locale of ['fr', 'en'] as const) {
  test(`after one visit, every page opens without a connection: ${locale}`, async ({
    page,
    context,
    host,
  }) => {
    test.setTimeout(400_000)
    await visit(page, `${host.origin}/fr/blog-post-bfr`)
    await goOffline(context, host)
    for (const path of paths) {
      await opens(page, { address: host.origin + localizePath(path, locale), locale })
      await expect(page, path).toHaveURL(host.origin + localizePath(path, locale))
      await expect(unknown(page), path).toHaveCount(0)
    }
  })
}

test('one visit of pure reading makes the whole site readable offline, without the app', async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${host.origin}/fr/blog-post-bfr`)
  // What the worker caches last are covers.
  const isWhole = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length))
      return all.reduce((sum, count) => sum + count, 0)
    })
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await isWhole()
        const isDone = now > 100 && now === before
        before = now
        return isDone
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe(true)
  await expect(page.locator('html[data-started]')).toHaveCount(0)
  await goOffline(context, host)
  for (const path of ['/en/paiements', '/fr/blog-post-ebics', '/en', '/fr/outils/echeances'])
    await opens(page, { address: host.origin + path, locale: path.slice(1, 3) })
})

test('bare addresses and other spellings open offline, in the right language', async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(120_000)
  await visit(page, `${host.origin}/fr`)
  await goOffline(context, host)
  for (const [address, ends, locale] of [
    ['/paiements', '/paiements', 'fr'],
    ['/paiements?lng=en', '/paiements?lng=en', 'en'],
    ['/blog-post-bfr', '/blog-post-bfr', 'en'],
    ['/fr/paiements?lng=en', '/fr/paiements?lng=en', 'fr'],
    ['/en/paiements/', '/en/paiements', 'en'],
    ['/fr/blog/2', '/fr/blog/2', 'fr'],
    ['/fr/index.html', '/fr', 'fr'],
    ['/en/Contact', '/en/contact', 'en'],
    ['/fr/tresorerie.html?a=1', '/fr/tresorerie?a=1', 'fr'],
    ['/en/blog-post-temoignage-kaufman%26broad', '/en/blog-post-temoignage-kaufman&broad', 'en'],
  ] as const) {
    await opens(page, { address: host.origin + address, locale })
    await expect(page).toHaveURL(host.origin + ends)
  }
  for (const address of ['/fr/nulle-part', '/en/blog-post-nowhere', '/fr/blog/99', '/fr/%E0%A4%A']) {
    await opens(page, { address: host.origin + address, locale: address.slice(1, 3) })
    await expect(unknown(page)).toBeVisible()
  }
})

test('a page read before opens as it was prerendered, all others through the shell; search and links work', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.origin}/fr/blog-post-bfr`)
  await goOffline(context, host)
  const answer = await page.goto(`${host.origin}/fr/blog-post-bfr`)
  expect(await answer?.text()).toContain('"path":"/blog-post-bfr"')
  const other = await page.goto(`${host.origin}/en/blog-post-bfr`)
  expect(await other?.text()).toContain('"path":null')
  await hydrated(page)
  await expect(page.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('ebics')
  const result = page.getByRole('dialog').getByRole('link').last()
  // Until its messages are loaded, the dialog shows links instead.
  await expect(result).toHaveAttribute('href', /^\/en\/blog-post-/)
  const found = await result.getAttribute('href')
  await result.click()
  await expect(page).toHaveURL(host.origin + found)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w/)
})

test('going offline is announced once, and links that need the network are marked', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.origin}/fr/privacy`)
  const away = page.getByRole('main').getByRole('link', { name: /RGPD/ }).first()
  await expect(away).not.toHaveAttribute('aria-description')
  await context.setOffline(true)
  const status = page.getByRole('status').filter({ hasText: 'Connexion perdue' })
  await expect(status).toContainText('tout le site reste lisible')
  await expect(away).toHaveAttribute('aria-description', 'Demande une connexion')
  await page.reload()
  await hydrated(page)
  await expect(available(page)).toBeAttached()
  await expect(away).toHaveAttribute('aria-description', 'Demande une connexion')
  await expect(status).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('De nouveau en ligne.')).toBeVisible()
  await expect(away).not.toHaveAttribute('aria-description')
})

test('the form is opened without a connection, and asks for the captcha when it is back', async ({
  page,
  context,
  host,
}) => {
  await playServices(page)
  await visit(page, `${host.origin}/fr/paiements`)
  await context.setOffline(true)
  await page.goto(`${host.origin}/en/contact`)
  await hydrated(page)
  await page.getByLabel('First name').fill('Hélène')
  await expect(page.getByText(words.en.offline)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: words.en.load }).click()
  await expect(page.getByRole('button', { name: 'human en' })).toBeVisible()
})

test.describe('a new version', () => {
  let next: Build
  test.beforeAll(() => {
    next = nextBuild()
  })
  test.afterAll(() => rmSync(next.folder, { recursive: true }))

  test('is announced, takes over when it is accepted, and reloads no tab in which something was entered', async ({
    page,
    context,
    host,
  }) => {
    test.setTimeout(120_000)
    await visit(page, `${host.origin}/fr/blog-post-bfr`)
    const form = await context.newPage()
    let loads = 0
    form.on('load', () => loads++)
    await form.goto(`${host.origin}/fr/contact`)
    await hydrated(form)
    await form.getByLabel('Prénom').fill('Hélène')
    await expect(available(form)).toBeAttached()

    await host.publish(next.folder)
    host.spent()
    await lookForNews(page)
    await expect(news(page)).toBeVisible()
    await expect(news(form)).toBeVisible()
    const { bytes, paths: fetched } = host.spent()
    expect(fetched).toContain('/data/fr/articles/bfr.json')
    expect(bytes).toBeLessThanOrEqual(97_000)
    expect(loads).toBe(1)
    await expect(page.getByText(changedWords)).toHaveCount(0)

    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(page.getByText(changedWords)).toBeVisible()
    await form.bringToFront()
    await expect(news(form)).toBeVisible()
    await expect(form.getByLabel('Prénom')).toHaveValue('Hélène')
    expect(loads).toBe(1)
    await form.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect.poll(() => loads).toBe(2)
    await hydrated(form)
    await expect(form.getByLabel('Prénom')).toHaveValue('Hélène')
    await expect(news(form)).toHaveCount(0)

    await goOffline(context, host)
    await page.goto(`${host.origin}/fr/blog-post-bfr`)
    await expect(page.getByText(changedWords)).toBeVisible()
    await form.reload()
    await hydrated(form)
    expect(loads).toBe(3)
  })

  test('waits when it is dismissed, while the old version keeps working', async ({ page, context, host }) => {
    await visit(page, `${host.origin}/fr/blog-post-bfr`)
    let loads = 0
    page.on('load', () => loads++)
    await host.publish(next.folder)
    await lookForNews(page)
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(news(page)).toHaveCount(0)
    expect(loads).toBe(0)
    await goOffline(context, host)
    await page.goto(`${host.origin}/fr/blog-post-bfr`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(changedWords)).toHaveCount(0)
  })

  test('that does not fit on the disk changes nothing', async ({ page, context, host }) => {
    await visit(page, `${host.origin}/fr/blog-post-bfr`)
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1000 })
    await host.publish(next.folder)
    await lookForNews(page).catch(() => {})
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return !registration?.installing && !registration?.waiting
    })
    await page.goto(`${host.origin}/fr/paiements`)
    await hydrated(page)
    await goOffline(context, host)
    await opens(page, { address: `${host.origin}/en/blog-post-bfr`, locale: 'en' })
  })
})

test('an interrupted installation resumes', async ({ page, context, host }) => {
  const fetched: string[] = []
  const look = () => fetched.push(...host.spent().paths.filter(path => path.startsWith('/data/')))
  await page.goto(`${host.origin}/fr/paiements`)
  await expect.poll(look, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(20)
  host.behave('error')
  // The page reports that it has cached something, or failed to, when the work is done.
  await page.waitForLoadState('networkidle')
  host.spent()
  await page.goto('about:blank')
  host.behave('well')
  await visit(page, `${host.origin}/fr/solution`)
  const { paths: again } = host.spent()
  expect(again.filter(path => path.startsWith('/data/')).length).toBeGreaterThan(0)
  expect(fetched.filter(path => again.includes(path) && path.includes('/articles/'))).toEqual([])
  await goOffline(context, host)
  await opens(page, { address: `${host.origin}/en/blog-post-bfr`, locale: 'en' })
})

test('with a full disk the site works online only', async ({ page, context, host }) => {
  await page.goto(`${host.origin}/healthz`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 200_000 })
  await page.goto(`${host.origin}/fr`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Entreprise', exact: true }).first().click()
  await expect(page).toHaveURL(`${host.origin}/fr/company`)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('cached pages replace a server that fails or never responds', async ({ page, host }) => {
  await visit(page, `${host.origin}/fr`)
  for (const how of ['error', 'silence'] as const) {
    host.behave(how)
    for (const [address, locale] of [
      ['/fr', 'fr'],
      ['/en/blog-post-bfr', 'en'],
    ] as const) {
      await opens(page, { address: host.origin + address, locale })
    }
  }
})

/** The addresses whose use Workbox has noted, to replace the oldest. */
const notedUses = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result: database } = opening
          const [store = ''] = database.objectStoreNames
          const all = database.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.map(({ url }) => url))
          }
        }
      }),
  )

test('with data saving only the shell and pages read are cached; articles can be saved', async ({
  page,
  context,
  host,
}) => {
  await saveData(context)
  await page.goto(`${host.origin}/fr/blog-post-bfr`)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Lecture hors ligne' })).toBeAttached({ timeout: 30_000 })
  await expect(page.getByText('Disponible hors ligne')).toBeVisible()
  await page.goto(`${host.origin}/fr/blog-post-ebics`)
  const { paths: fetched } = host.spent()
  expect(fetched.filter(path => path.startsWith('/data/fr/articles'))).toEqual([])
  await page.goto(`${host.origin}/fr/blog-post-api`)
  await expect(page.getByText('Disponible hors ligne')).toBeVisible()
  await page.getByRole('button', { name: 'Lecture hors ligne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lecture hors ligne' })
  await expect(dialog).toContainText('Seul ce que vous lisez')
  await expect(dialog).toContainText(/Place occupée\s: [\d,]+\sMo/)
  await dialog.getByRole('button', { name: 'Effacer les copies' }).click()
  await expect(dialog).toContainText('Aucun article n’est gardé.')
  // Nor does anything still say what was read.
  expect(await notedUses(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Garder hors ligne' }).click()
  await expect(page.getByText('Disponible hors ligne')).toBeVisible()
  await goOffline(context, host)
  for (const locale of ['fr', 'en']) {
    await opens(page, { address: `${host.origin}/${locale}/blog-post-api`, locale })
  }
})

test('pages navigated to are cached as read, prefetched ones are not', async ({ page, context, host }) => {
  await saveData(context)
  await page.goto(`${host.origin}/fr/blog`)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Lecture hors ligne' })).toBeAttached({ timeout: 30_000 })
  const link = (id: string) => page.getByRole('main').locator(`h3 a[href="/fr/blog-post-${id}"]`)
  const ids = await page
    .getByRole('main')
    .locator('h3 a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')?.replace('/fr/blog-post-', '') ?? ''))
  const [pointed = '', opened = ''] = ids
  const titles = await page.getByRole('main').locator('h3 a').allInnerTexts()
  const data = page.waitForResponse(`**/data/fr/articles/${pointed}.json`)
  await link(pointed).hover()
  await (await data).finished()
  await link(opened).click()
  await expect(page.locator('#article-body')).toBeVisible()
  await expect(page.getByText('Disponible hors ligne')).toBeVisible()
  // Who saves data keeps the cover that was seen; it must have come before the connection goes.
  const cover = page.getByRole('main').locator('img[src*="/covers/"]').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await page.getByRole('button', { name: 'Lecture hors ligne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lecture hors ligne' })
  await expect(dialog.getByRole('link')).toHaveText([titles[1] ?? ''])
  await goOffline(context, host)
  await opens(page, { address: `${host.origin}/fr/blog-post-${opened}`, locale: 'fr' })
})

test('with the kill switch the worker deletes its caches and unregisters', async ({ page, host }) => {
  const withoutWorker = await buildWithoutWorker()
  await visit(page, `${host.origin}/fr/blog-post-bfr`)
  let loads = 0
  page.on('load', () => loads++)
  await host.publish(withoutWorker.folder)
  await lookForNews(page)
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        registered: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      })),
    )
    .toEqual({ registered: 0, caches: [] })
  expect(loads).toBe(0)
  await page.getByRole('link', { name: 'Entreprise', exact: true }).first().click()
  await expect(page).toHaveURL(`${host.origin}/fr/company`)
  rmSync(withoutWorker.folder, { recursive: true })
})

test('a page of the network is never cached as code or data, and is forgotten once the network is well', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.origin}/fr/paiements`)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  host.behave('page')
  const look = () => host.spent().paths.filter(path => /^\/(assets|data)\//.test(path)).length
  await expect.poll(look, { timeout: 30_000, intervals: [50] }).toBeGreaterThan(0)
  host.behave('well')
  await visit(page, `${host.origin}/fr/solution`)
  const wrong = await page.evaluate(async () => {
    const cache = await caches.open('balancier-site')
    const found = await Promise.all(
      (await cache.keys()).map(async key => [key.url, await cache.match(key)] as const),
    )
    return found
      .filter(([url, file]) => /\.\w+(\?|$)/.test(url) && file?.headers.get('content-type')?.includes('html'))
      .map(([url]) => url)
  })
  expect(wrong).toEqual([])
  await goOffline(context, host)
  await opens(page, { address: `${host.origin}/en/blog-post-bfr`, locale: 'en' })
})

test('code that was damaged on the device is fetched anew', async ({ page, host }) => {
  await visit(page, `${host.origin}/fr`)
  const damaged = await page.evaluate(async () => {
    const cache = await caches.open('balancier-site')
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'))
    for (const key of scripts) {
      const text = (await (await cache.match(key))?.text()) ?? ''
      const half = text.slice(0, text.length / 2)
      await cache.put(key, new Response(half, { headers: { 'content-type': 'text/javascript' } }))
    }
    return scripts.length
  })
  expect(damaged).toBeGreaterThan(100)
  await opens(page, { address: `${host.origin}/en/paiements`, locale: 'en' })
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('files that the network alters are not asked for at every view', async ({ page, host }) => {
  test.setTimeout(120_000)
  const altered = copyBuild()
  const articles = readdirSync(`${altered.folder}/data/fr/articles`).filter(name => name.endsWith('.json'))
  for (const name of articles) altered.edit(`data/fr/articles/${name}`, text => `${text} `)
  await host.publish(altered.folder)
  let requests: string[] = []
  /** Waits until nothing has been fetched for two seconds. */
  const quiet = () => {
    let before = -1
    const isQuiet = () => {
      requests.push(...host.spent().paths)
      const same = before === requests.length
      before = requests.length
      return same
    }
    return expect.poll(isQuiet, { intervals: [2000], timeout: 60_000 }).toBe(true)
  }
  /** Opens a page; the articles that were fetched until all was quiet. */
  const view = async (address: string) => {
    requests = []
    await page.goto(host.origin + address)
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Lecture hors ligne' })).toBeAttached({ timeout: 30_000 })
    await quiet()
    return requests.filter(path => path.startsWith('/data/fr/articles/')).length
  }
  const found = () =>
    page.evaluate(async () => (await (await caches.open('balancier-mismatches')).keys()).length)
  await view('/fr/paiements')
  await expect.poll(found, { timeout: 60_000 }).toBe(articles.length)
  await quiet()
  // What may have been an old copy is asked for once more, and then no longer.
  expect(await view('/fr/tresorerie')).toBe(articles.length)
  expect(await view('/fr/solution')).toBe(0)
  rmSync(altered.folder, { recursive: true })
})

test('a page with statements in it is not reloaded because prefetched code is gone; the new version is offered', async ({
  page,
  host,
}) => {
  const newer = copyBuild()
  for (const name of readdirSync(`${newer.folder}/assets`))
    if (/^(company|CompanyPage|blog|BlogPage)-.*\.js$/.test(name)) newer.remove(`assets/${name}`)
  await page.goto(`${host.origin}/fr/outils/lecteur-releves`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Exemple camt.053' }).click()
  await expect(page.getByText('Le compte y est')).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  await host.publish(newer.folder)
  const gone = page.waitForResponse(response => response.status() === 404)
  await page.mouse.click(5, 5)
  await page.getByRole('link', { name: 'Entreprise', exact: true }).first().hover()
  await gone
  await expect(news(page)).toBeVisible()
  await expect(page.getByText('Le compte y est')).toBeVisible()
  expect(loads).toBe(0)
  rmSync(newer.folder, { recursive: true })
})

test.describe('code that is no longer on the server', () => {
  test.use({
    serviceWorkers: 'block',
    allowedErrors: [new RegExp(`${lost.source}|dynamically imported module`)],
  })
  test('reloads the page once, and never in a loop', async ({ page, host }) => {
    const newer = copyBuild()
    const gone = readdirSync(`${newer.folder}/assets`).filter(name =>
      /^(company|CompanyPage|soon|SoonPage|blog|BlogPage)-.*\.js$/.test(name),
    )
    expect(gone.length).toBeGreaterThan(3)
    for (const name of gone) newer.remove(`assets/${name}`)
    await page.goto(`${host.origin}/fr`)
    await hydrated(page)
    await page.mouse.move(5, 5)
    await expect(page.locator('link[data-whole="loaded"]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await host.publish(newer.folder)
    let loads = 0
    page.on('load', () => loads++)
    await page.getByRole('link', { name: 'Entreprise', exact: true }).first().click()
    await expect.poll(() => loads).toBe(1)
    await hydrated(page)
    await expect(page).toHaveURL(`${host.origin}/fr/company`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Code that stays missing causes no second reload: the link loads its page, which is readable without code.
    const blog = page.getByRole('link', { name: 'Blog', exact: true }).first()
    await blog.hover()
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(entry => (entry as PerformanceResourceTiming).responseStatus === 404),
    )
    await blog.click()
    await expect(page).toHaveURL(`${host.origin}/fr/blog`)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBe(2)
    rmSync(newer.folder, { recursive: true })
  })
})
