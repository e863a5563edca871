import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { accounts, debit, transfer } from '../tests/unit/pages/payments/checks/files.ts'
import { axeFaultsInBoth } from './support/axe.ts'
import { startHost } from './support/host.ts'
import { atRest, expect, hydrated, test } from './support/page.ts'

const texts = {
  fr: {
    clean: 'Virements sans défaut',
    faults: 'Virements, cinq défauts',
    debits: 'Prélèvements',
    passes: 'Ce fichier passerait.',
    refused: 'Ce fichier serait refusé en entier.',
    tally: ['2 défauts font refuser le fichier', '2 paiements sur 6 seraient refusés', '1 remarque'],
    sum: 'Le fichier annonce 38554.90 ; les montants donnent 38555.90.',
    short: 'L’IBAN compte 15 caractères ; dans ce pays, il en compte 16.',
    where: 'paiement 3, Havendijk NV, 12 903,40 EUR · IBAN · ligne 53, colonne 23',
    csv: 'Problèmes en CSV',
    xlsx: 'Problèmes en XLSX',
    parties: 'Tiers en CSV',
    partyLine: 'Havendijk NV;BE589990004471 7;1;IBAN faux : IBAN',
    words: 'Bénéficiaire, compte, référence ou texte',
    state: 'État',
    onlyRefused: 'Refusés',
    least: 'Montant minimal',
    amount: 'Montant',
    found: '1 paiement sur 6, soit 31 447,86 EUR au total',
  },
  en: {
    clean: 'Credit transfers, no fault',
    faults: 'Credit transfers, five faults',
    debits: 'Direct debits',
    passes: 'This file would pass.',
    refused: 'This file would be refused as a whole.',
    tally: ['2 faults get the file refused', '2 of 6 payments would be refused', '1 remark'],
    sum: 'The file says 38554.90; the amounts add up to 38555.90.',
    short: 'The IBAN has 15 characters; in this country it has 16.',
    where: 'payment 3, Havendijk NV, 12,903.40 EUR · IBAN · line 53, column 23',
    csv: 'Problems as CSV',
    xlsx: 'Problems as XLSX',
    parties: 'Parties as CSV',
    partyLine: 'Havendijk NV,BE58999000447 17,1,Wrong IBAN: IBAN',
    words: 'Payee, account, reference, or text',
    state: 'State',
    onlyRefused: 'Refused',
    least: 'Minimum amount',
    amount: 'Amount',
    found: '1 of 6 payments, 31,447.86 EUR in total',
  },
}

const path = 'outils/verificateur-paiements'
const files = (page: Page) => page.getByLabel('Choisir des fichiers')
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const verdict = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

async function open(page: Page, locale: 'fr' | 'en' = 'fr') {
  await page.goto(`/${locale}/${path}`)
  await hydrated(page)
  // The checker starts its worker when it is ready.
  await expect.poll(() => page.workers().length).toBe(1)
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

for (const locale of ['fr', 'en'] as const) {
  const words = texts[locale]
  test(`each sample is judged, explained, filtered and saved, without a request: ${locale}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, locale)
    const requests: string[] = []
    context.on('request', request => requests.push(`${request.method()} ${request.url()}`))
    for (const sample of [words.clean, words.debits]) {
      await page.getByRole('button', { name: sample, exact: true }).click()
      await expect(verdict(page, words.passes)).toBeVisible()
    }
    await page.getByRole('button', { name: words.faults }).click()
    await expect(verdict(page, words.refused)).toBeVisible()
    for (const line of words.tally)
      await expect(page.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(5)
    const iban = page.getByRole('article').filter({ hasText: words.short })
    expect(plain(await iban.textContent())).toContain(words.where)
    await expect(iban.getByText('BE5899900044717</IBAN>')).toBeVisible()
    await expect(page.getByText(words.sum)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFaultsInBoth(page)).toEqual([])

    const csv = (await saved(page, words.csv)).content.toString('utf8')
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(csv.trim().split('\r\n')).toHaveLength(6)
    expect(plain(csv)).toContain(words.short)
    const xlsx = await saved(page, words.xlsx)
    expect(xlsx.name).toMatch(/^arvenne-cinq-defauts-\w+\.xlsx$/)
    expect(xlsx.content.subarray(0, 2).toString()).toBe('PK')
    const parties = (await saved(page, words.parties)).content.toString('utf8')
    expect(plain(parties).replaceAll(' ', '')).toContain(words.partyLine.replaceAll(' ', ''))

    const table = page.getByRole('table').last()
    await page.getByLabel(words.state).selectOption(words.onlyRefused)
    await expect(table).toHaveAttribute('aria-rowcount', '4')
    await page.getByLabel(words.words).fill('nordex')
    await expect(table).toHaveAttribute('aria-rowcount', '2')
    await expect(table.getByText('Nordex Rail GmbH')).toBeVisible()
    expect(plain(await page.getByRole('status').filter({ hasText: /EUR/ }).last().textContent())).toBe(
      words.found,
    )
    await page.getByLabel(words.words).fill('')
    await page.getByLabel(words.state).selectOption({ index: 0 })
    await page.getByLabel(words.least).fill(locale === 'fr' ? '18 240,00' : '18,240.00')
    await expect(table).toHaveAttribute('aria-rowcount', '3')
    await page.getByLabel(words.least).fill('')
    await page.getByRole('button', { name: words.amount, exact: true }).click()
    await expect(table.getByRole('row').nth(1)).toContainText('Nordex Rail GmbH')
    // What the site fetches when idle are its own scripts, by name alone.
    const own = /^GET (blob:|http:\/\/[\w.:]+\/assets\/[\w-]+\.js$)/
    expect(requests.filter(request => !own.test(request))).toEqual([])
  })
}

test('the list of problems is copied as a text for a colleague', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.getByRole('button', { name: texts.fr.faults }).click()
  await page.getByRole('button', { name: 'Copier la liste' }).click()
  await expect(page.getByText('Liste copiée.')).toBeVisible()
  const text = plain(await page.evaluate(() => navigator.clipboard.readText()))
  expect(text).toContain('arvenne-cinq-defauts.xml : 6 paiements')
  expect(text).toContain(
    `Refus du paiement (ligne 53, colonne 23, paiement 3, Havendijk NV, 12 903,40 EUR, IBAN)`,
  )
})

test('the country of the bank follows the account, and can be changed', async ({ page }) => {
  await open(page)
  const address = '<AdrLine>12 quai des Brumes, Lyon</AdrLine>'
  await files(page).setInputFiles(file('a.xml', transfer({ payments: [{ address }] })))
  await expect(verdict(page, 'Ce fichier passerait, avec des remarques.')).toBeVisible()
  await expect(page.getByText(/l’EPC a retiré le 9 septembre la fin prévue/)).toBeVisible()
  const country = page.getByLabel('Pays de la banque')
  await expect(country).toHaveValue('FR')
  await country.selectOption('Allemagne')
  await expect(verdict(page, texts.fr.refused)).toBeVisible()
  await expect(page.getByText(/Schémas allemands GBIC_5/)).toBeVisible()
  await country.selectOption('Suisse')
  await expect(page.getByRole('article').filter({ hasText: 'Swiss Payment Standards' }).first()).toBeVisible()
})

test('several files and an archive at once, each with its verdict', async ({ page }) => {
  await open(page)
  const archive = zipSync({
    'lot/paie.xml': strToU8(transfer().replace('MSG-1', 'MSG-9')),
    'lot/club.xml': strToU8(debit()),
  })
  await files(page).setInputFiles([
    file('virements.xml', transfer({ payments: [{ amount: '0.00' }] })),
    file('envoi.zip', Buffer.from(archive)),
    file('note.txt', 'Madame, Monsieur,'),
  ])
  await expect(page.getByText('4 fichiers vérifiés')).toBeVisible()
  const list = page.getByRole('list', { name: 'Fichiers vérifiés' })
  await expect(list.getByRole('button')).toHaveText([
    /virements\.xml.*paiements refusés/,
    /envoi\.zip\/lot\/paie\.xml.*passerait/,
    /envoi\.zip\/lot\/club\.xml.*passerait/,
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'note.txt' })).toContainText(
    'Ce n’est pas un fichier de paiements',
  )
  await expect(page.getByText(/MSG-1 est celui de plusieurs fichiers/)).toContainText(
    'virements.xml, envoi.zip/lot/club.xml',
  )
  await expect(verdict(page, 'Des paiements seraient refusés.')).toBeVisible()
  await list.getByRole('button', { name: /club/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: texts.fr.passes })).toBeVisible()
  await expect(page.getByRole('table').last()).toContainText('Camille Exemple')
})

test('a statement goes on to its own tool with one click, and a payment file comes back', async ({
  page,
}) => {
  await open(page)
  await files(page).setInputFiles([
    file('releve.sta', ':20:A\n:25:PASSE\n:60F:C261130EUR1,\n:62F:C261130EUR1,\n'),
    file('virements.xml', transfer()),
  ])
  await expect(page.getByText('2 fichiers vérifiés')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'releve.sta' })).toContainText('MT940')
  await page.getByRole('link', { name: 'Ouvrir dans le lecteur de relevés' }).click()
  await expect(page).toHaveURL('/fr/outils/lecteur-releves')
  await expect(page.getByRole('heading', { name: 'PASSE' })).toBeVisible()
  await files(page).setInputFiles(file('ordres.xml', transfer({ payments: [{ amount: '0.00' }] })))
  await page.getByRole('link', { name: 'Ouvrir dans le vérificateur de paiements' }).click()
  await expect(page).toHaveURL(`/fr/${path}`)
  // What was checked before is still there.
  await expect(page.getByRole('list', { name: 'Fichiers vérifiés' }).getByRole('button')).toHaveText([
    /virements\.xml.*passerait/,
    /ordres\.xml.*paiements refusés/,
  ])
})

test('files may be dropped, and a text pasted', async ({ page }) => {
  await open(page)
  const transferOf = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'depose.xml'))
    return data
  }, transfer())
  await page
    .getByText('Déposez vos fichiers de paiements ici')
    .dispatchEvent('drop', { dataTransfer: transferOf })
  await expect(verdict(page, texts.fr.passes)).toBeVisible()
  await page
    .getByLabel('Ou collez le XML d’un fichier')
    .fill(transfer({ payments: [{ account: accounts.turkish }] }))
  await page.getByRole('button', { name: 'Vérifier le texte' }).click()
  await page.getByRole('button', { name: /Texte collé/ }).click()
  await expect(page.getByText('Pays hors du périmètre SEPA')).toBeVisible()
})

test('what was chosen and typed before the page was ready is checked, and never sent', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/Checker-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`/fr/${path}`)
  await files(page).setInputFiles(file('tot.xml', transfer()))
  await page.getByLabel('Ou collez le XML d’un fichier').fill(debit())
  await expect(page.getByRole('button', { name: 'Vérifier le texte' })).toBeDisabled()
  release()
  await expect(verdict(page, texts.fr.passes)).toBeVisible()
  await page.getByRole('button', { name: 'Vérifier le texte' }).click()
  await expect(page.getByText('2 fichiers vérifiés')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('hostile files are answered in words, and the page stays alive', async ({ page }) => {
  await open(page)
  const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  const bomb = transfer().replace('<Document', `<!DOCTYPE Document [<!ENTITY l0 "lol">${lol}]><Document`)
  await files(page).setInputFiles([
    file('vide.xml', ''),
    file('binaire.pdf', Buffer.alloc(10_000_000, 7)),
    file('bombe.xml', bomb),
    file('coupe.xml', transfer().slice(0, 900)),
  ])
  const alert = (name: string) => page.getByRole('alert').filter({ hasText: name })
  await expect(alert('vide.xml')).toContainText('Le fichier est vide.')
  await expect(alert('binaire.pdf')).toContainText('Ce n’est pas du texte')
  await expect(page.getByText(/commence par un DOCTYPE/)).toBeVisible()
  await page.getByRole('button', { name: /coupe\.xml/ }).click()
  await expect(page.getByRole('heading', { name: 'Le XML est interrompu' })).toBeVisible()
  await page.getByRole('button', { name: texts.fr.clean }).click()
  await expect(verdict(page, texts.fr.passes)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const large = () =>
  transfer({
    payments: Array.from({ length: 50_000 }, (_, index) => ({
      amount: `${(index + 1) / 100}`,
      name: `Tiers ${String(index).padStart(5, '0')}`,
      ...(index === 40_000 && { account: accounts.german.replace(/0$/, '1') }),
    })),
  })

test('fifty thousand payments: few rows in the document, and the keyboard reaches the last', async ({
  page,
}) => {
  test.slow()
  await open(page)
  await files(page).setInputFiles(file('grand.xml', large()))
  // The browser is handed megabytes before it can check them.
  await expect(verdict(page, 'Des paiements seraient refusés.')).toBeVisible({ timeout: 30_000 })
  const region = page.getByRole('region', { name: 'Paiements', exact: true })
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '50001')
  expect(await region.getByRole('row').count()).toBeLessThan(60)
  await region.focus()
  // A browser drops the scroll of a key that comes while rows are being laid out.
  await atRest(page)
  await page.keyboard.press('End')
  await expect(region.getByText('Tiers 49999')).toBeVisible()
  await atRest(page)
  await page.keyboard.press('Home')
  await expect(region.getByText('Tiers 00000')).toBeVisible()
  await page.getByLabel('État').selectOption('Refusés')
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '2')
  await expect(region.getByText('Tiers 40000')).toBeVisible()
})

test('a long check can be stopped, and what was checked before still answers', async ({ page }) => {
  test.slow()
  await open(page)
  await files(page).setInputFiles(file('court.xml', transfer()))
  await expect(page.getByText('1 fichier vérifié')).toBeVisible()
  const [worker] = page.workers()
  const gone = new Promise<void>(resolve => worker?.once('close', () => resolve()))
  await files(page).setInputFiles(file('grand.xml', large()))
  await page.getByRole('button', { name: 'Arrêter la vérification' }).click()
  await gone
  await expect(page.getByText('Vérification en cours')).toHaveCount(0)
  await expect(page.getByText('1 fichier vérifié')).toBeVisible()
  // The payments were in the worker that is gone: a new one reads the file again.
  await page.getByLabel(texts.fr.words).fill('menuiserie')
  await expect(page.getByRole('table').last()).toContainText('Menuiserie du Lac')
})

test('clearing ends the worker, and its memory with it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: texts.fr.clean }).click()
  await expect(verdict(page, texts.fr.passes)).toBeVisible()
  const [worker] = page.workers()
  const gone = new Promise<void>(resolve => worker?.once('close', () => resolve()))
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await gone
  await expect(verdict(page, texts.fr.passes)).toHaveCount(0)
  await page.getByRole('button', { name: texts.fr.faults }).click()
  await expect(verdict(page, texts.fr.refused)).toBeVisible()
})

test('the checker works with the keyboard alone', async ({ page }) => {
  await open(page)
  await files(page).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: texts.fr.faults })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page, texts.fr.refused)).toBeVisible()
  const sort = page.getByRole('button', { name: 'Bénéficiaire', exact: true })
  await sort.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Bénéficiaire' }).last()).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('table').last().getByRole('row').nth(1)).toContainText('Nordex Rail SAS')
})

test('the checker is linked from the payments and found by the search', async ({ page }) => {
  await page.goto('/fr/paiements')
  await hydrated(page)
  await page.getByRole('link', { name: 'Vérifier un fichier de paiements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /avant elle/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('searchbox').fill('fichier SEPA refusé')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Vérificateur de fichiers SEPA/ })
      .first(),
  ).toBeVisible()
})

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/],
  })

  test('the checker works without a connection', async ({ page, context }) => {
    const host = await startHost()
    await page.goto(`${host.origin}/fr/contact`)
    await expect(page.getByRole('button', { name: /Disponible hors ligne/ })).toBeAttached({
      timeout: 60_000,
    })
    await context.setOffline(true)
    await host.close()
    await page.goto(`${host.origin}/fr/${path}`, { waitUntil: 'commit' })
    await hydrated(page)
    await page.getByRole('button', { name: texts.fr.faults }).click()
    await expect(verdict(page, texts.fr.refused)).toBeVisible()
    await saved(page, texts.fr.xlsx)
  })
})
