import { test as base, expect } from '@playwright/test'
import { type Firefox, firefoxPath, startFirefox } from './support/firefox.ts'
import { type Host, startHost } from './support/host.ts'

// The site in an installed Firefox.

const test = base.extend<{ firefox: Firefox; host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  firefox: async ({}, use) => {
    const firefox = await startFirefox()
    await use(firefox)
    await firefox.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  host: async ({}, use) => {
    const host = await startHost()
    await use(host)
    await host.close()
  },
})
test.skip(!firefoxPath, 'Firefox is not installed')
test.setTimeout(90_000)

const heading = (firefox: Firefox) =>
  firefox.evaluate<string>(`document.querySelector('h1')?.textContent ?? ''`)
const hydrated = (firefox: Firefox) =>
  expect
    .poll(() =>
      firefox.evaluate(
        `dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), 'started' in document.documentElement.dataset`,
      ),
    )
    .toBe(true)

test('every kind of page hydrates, and says nothing on the console', async ({ firefox, host }) => {
  for (const [path, title] of [
    ['/fr', /Chaque euro/],
    ['/en/paiements', /From invoice to bank/],
    ['/en/mandats-sepa', /No valid mandate/],
    ['/fr/lutte-contre-fraude', /un RIB change/],
    ['/fr/company', /depuis 1987/],
    ['/fr/contact', /Parlons de vos banques/],
    ['/en/blog', /The treasurer’s trade/],
    ['/fr/blog-post-4yeux', /quatre yeux/],
    ['/fr/privacy', /confidentialité/],
    ['/en/blog-post-temoignage-kaufman&broad', /./],
  ] as const) {
    await firefox.open(host.origin + path)
    await hydrated(firefox)
    expect(await heading(firefox), path).toMatch(title)
    expect(
      await firefox.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      `${path} never scrolls sideways`,
    ).toBe(true)
  }
  expect(firefox.faults).toEqual([])
})

test('a statement of each format is read', async ({ firefox, host }) => {
  await firefox.open(`${host.origin}/en/outils/lecteur-releves`)
  await hydrated(firefox)
  await firefox.evaluate(`document.querySelector('section[aria-label="Statement reader"]').scrollIntoView()`)
  for (const [format, text] of [
    ['MT940', 'NORDEX RAIL SAS'],
    ['camt.053', 'Octave Médias'],
    ['CFONB120', 'INSTITUT LUMEN'],
  ]) {
    const press = `[...document.querySelectorAll('button')].find(each => each.textContent === '${format} sample').click()`
    const table = `document.querySelector('table[aria-rowcount]')?.textContent ?? ''`
    await expect
      .poll(async () => {
        await firefox.evaluate(press)
        return firefox.evaluate<string>(table)
      })
      .toContain(text)
  }
  expect(firefox.faults).toEqual([])
})

test('a payment file is checked', async ({ firefox, host }) => {
  await firefox.open(`${host.origin}/en/outils/verificateur-paiements`)
  await hydrated(firefox)
  await firefox.evaluate(
    `document.querySelector('section[aria-label="Payment file checker"]').scrollIntoView()`,
  )
  for (const [sample, verdict] of [
    ['Credit transfers, no fault', 'This file would pass.'],
    ['Credit transfers, five faults', 'This file would be refused as a whole.'],
  ]) {
    const press = `[...document.querySelectorAll('button')].find(each => each.textContent === '${sample}').click()`
    await expect
      .poll(async () => {
        await firefox.evaluate(press)
        return firefox.evaluate<string>(`document.querySelector('main').textContent`)
      })
      .toContain(verdict)
  }
  await expect
    .poll(() => firefox.evaluate<string>(`document.querySelector('table[aria-rowcount]')?.textContent ?? ''`))
    .toContain('Havendijk NV')
  expect(firefox.faults).toEqual([])
})

test('links, back navigation with scroll position, and search work', async ({ firefox, host }) => {
  await firefox.open(`${host.origin}/fr/blog-post-4yeux`)
  await hydrated(firefox)
  await firefox.evaluate('Object.assign(window, { sameDocument: true }).scrollTo(0, 1200)')
  // The position is stored a frame after the event.
  await firefox.evaluate('new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))')
  await firefox.evaluate(`document.querySelector('#article-body a[href^="/fr/"]').click()`)
  await expect.poll(() => heading(firefox)).toMatch(/Impayés/)
  await expect.poll(() => firefox.evaluate('[scrollY, document.activeElement.id]')).toEqual([0, 'main'])
  await firefox.back()
  await expect.poll(() => heading(firefox)).toMatch(/quatre yeux/)
  await expect.poll(() => firefox.evaluate('[scrollY, window.sameDocument]')).toEqual([1200, true])

  const found = `[...document.querySelectorAll('dialog a')].map(link => link.pathname)`
  await firefox.press('/')
  await expect.poll(() => firefox.evaluate(`document.activeElement.type`)).toBe('search')
  await firefox.press('delais de paiement')
  await expect.poll(() => firefox.evaluate(found)).toContain('/fr/blog-post-delais-de-paiement')
  expect(firefox.faults).toEqual([])
})

/** The mark of the whole site, in the footer; an article has one of its own, which comes sooner. */
const siteIsCached =
  '[...document.querySelectorAll("button")].some(({ textContent }) => textContent.includes("Disponible hors ligne"))'

test('after one visit, pages open without a connection', async ({ firefox, host }) => {
  await firefox.open(`${host.origin}/fr/blog-post-bfr`)
  await expect
    .poll(() => firefox.evaluate(siteIsCached), {
      timeout: 60_000,
    })
    .toBe(true)
  await host.close()
  for (const [path, title] of [
    ['/fr/blog-post-bfr', /BFR/],
    ['/fr', /Chaque euro/],
    ['/en/paiements', /From invoice to bank/],
    ['/en/blog-post-saas', /SaaS/],
    ['/en/nowhere', /Everything that touches your a/],
  ] as const) {
    await firefox.open(host.origin + path)
    await expect.poll(() => heading(firefox), path).toMatch(title)
  }
})
