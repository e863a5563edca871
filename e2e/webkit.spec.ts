import { test as base, expect } from '@playwright/test'
import { type Host, startHost } from './support/host.ts'
import { startWebkit, type Webkit, webkitInstalled } from './support/webkit.ts'

// The engine of Safari, as Debian packages it.

const test = base.extend<{ webkit: Webkit; host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  webkit: async ({}, use) => {
    const webkit = await startWebkit()
    await use(webkit)
    await webkit.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  host: async ({}, use) => {
    const host = await startHost()
    await use(host)
    await host.close()
  },
})
test.skip(!webkitInstalled, 'WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb, xauth)')
test.setTimeout(120_000)

const heading = (webkit: Webkit) => webkit.evaluate<string>(`document.querySelector('h1')?.textContent ?? ''`)
const hydrated = (webkit: Webkit) =>
  expect
    .poll(() =>
      webkit.evaluate(
        `dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), 'started' in document.documentElement.dataset`,
      ),
    )
    .toBe(true)

test('pages of every kind hydrate and never scroll sideways', async ({ webkit, host }) => {
  for (const [width, path, title] of [
    [1280, '/fr', /Chaque euro/],
    [1280, '/en/paiements', /From invoice to bank/],
    [1280, '/fr/contact', /Parlons de vos banques/],
    [480, '/en/blog', /The treasurer’s trade/],
    [480, '/fr/blog-post-4yeux', /quatre yeux/],
    [480, '/en/privacy', /[Pp]rivacy/],
  ] as const) {
    await webkit.resize(width, 900)
    await webkit.open(host.origin + path)
    await hydrated(webkit)
    expect(await heading(webkit), path).toMatch(title)
    expect(
      await webkit.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      `${path} at ${width} px`,
    ).toBe(true)
  }
})

test('menu, links, the way back and the search work', async ({ webkit, host }) => {
  await webkit.resize(1280, 900)
  await webkit.open(`${host.origin}/fr`)
  await hydrated(webkit)
  await webkit.evaluate('void (window.sameDocument = true)')
  const menu = `document.querySelector('header [aria-expanded="true"]')?.textContent ?? ''`
  // The first touch brings the code of the menus.
  await webkit.click('//header/div')
  const entry = '//header//a[@role="button"][normalize-space()="Solution"]'
  await webkit.click(entry)
  await expect.poll(() => webkit.evaluate(menu)).toBe('Solution')
  await webkit.click('//header//a[@href="/fr/paiements"]')
  await expect.poll(() => webkit.evaluate('location.pathname')).toBe('/fr/paiements')
  await expect.poll(() => heading(webkit)).toMatch(/De la facture à la banque/)
  await webkit.back()
  await expect.poll(() => heading(webkit)).toMatch(/Chaque euro/)
  expect(await webkit.evaluate('window.sameDocument')).toBe(true)

  await webkit.click('//header//button[@aria-label="Rechercher"]')
  // Its code is loaded on the first click.
  await expect.poll(() => webkit.evaluate('document.activeElement.type')).toBe('search')
  await webkit.type('//dialog//input[@type="search"]', 'delais de paiement')
  const found = `[...document.querySelectorAll('dialog a')].map(link => link.pathname)`
  await expect.poll(() => webkit.evaluate(found)).toContain('/fr/blog-post-delais-de-paiement')
})

test('a payment file is checked', async ({ webkit, host }) => {
  await webkit.open(`${host.origin}/fr/outils/verificateur-paiements`)
  await hydrated(webkit)
  // The touch brings the tool's code: in a window without a screen, WebKit is late to say that the tool is in view.
  await webkit.click('//section[@aria-label="Vérificateur de paiements"]')
  const sample = '//button[normalize-space()="Virements, cinq défauts"][not(@disabled)]'
  await webkit.click(sample)
  await expect
    .poll(() => webkit.evaluate(`document.querySelector('main').textContent`))
    .toContain('Ce fichier serait refusé en entier.')
  await expect
    .poll(() => webkit.evaluate(`document.querySelector('table[aria-rowcount]')?.textContent ?? ''`))
    .toContain('Havendijk NV')
})

test('the form names each missing field, and takes the right value', async ({ webkit, host }) => {
  await webkit.open(`${host.origin}/fr/contact`)
  await hydrated(webkit)
  // The touch brings the form's code: in a window without a screen, WebKit is late to say that the form is in view.
  await webkit.click('//form//*[@name="phone"]')
  await expect.poll(() => webkit.evaluate(`document.querySelectorAll('form[novalidate]').length`)).toBe(1)
  const enter = '\ue007'
  await webkit.type('//form//*[@name="phone"]', enter)
  const problems = `[...document.querySelectorAll('form [role="alert"] a')].length`
  await expect.poll(() => webkit.evaluate(problems)).toBe(7)
  expect(await webkit.evaluate('document.activeElement.name')).toBe('first-name')
  await webkit.type('//form//*[@name="phone"]', `+33 1 23 45 67 89${enter}`)
  await expect.poll(() => webkit.evaluate(problems)).toBe(6)
})

/** The mark of the whole site, in the footer; an article has one of its own, which comes sooner. */
const siteIsCached =
  '[...document.querySelectorAll("button")].some(({ textContent }) => textContent.includes("Disponible hors ligne"))'

test('after one visit, pages open without a connection', async ({ webkit, host }) => {
  await webkit.open(`${host.origin}/fr/blog-post-bfr`)
  await expect
    .poll(() => webkit.evaluate(siteIsCached), {
      timeout: 60_000,
    })
    .toBe(true)
  await host.close()
  for (const [path, title] of [
    ['/fr/blog-post-bfr', /BFR/],
    ['/fr', /Chaque euro/],
    ['/en/paiements', /From invoice to bank/],
  ] as const) {
    await webkit.open(host.origin + path)
    await expect.poll(() => heading(webkit), path).toMatch(title)
  }
})
