import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import {
  type Plan,
  writeCamt053,
  writeCfonb120,
  writeMt940,
} from '../tests/unit/pages/statements/formats/writers.ts'
import { axeFaultsInBoth } from './support/axe.ts'
import { startHost } from './support/host.ts'
import { atRest, expect, hydrated, test } from './support/page.ts'

const texts = {
  fr: {
    sample: (format: string) => `Exemple ${format}`,
    holds: 'Le compte y est',
    counted: /^8 mouvements sur 8/,
    movements: 'Mouvements',
    words: 'Libellé, tiers, référence ou code',
    least: 'Montant minimal',
    side: 'Sens',
    fees: 'Frais seulement',
    amount: 'Montant',
    csv: 'Enregistrer en CSV',
    json: 'Enregistrer en JSON',
    line: 'CRATFR2AXXX/00000126780;EUR;2025-08-29;2025-08-29;-48,60;;;COMMISSION SUR VIREMENTS, AOUT 2025;8853;NCHG;frais',
  },
  en: {
    sample: (format: string) => `${format} sample`,
    holds: 'The account adds up',
    counted: /^8 of 8 transactions/,
    movements: 'Transactions',
    words: 'Description, counterparty, reference, or code',
    least: 'Minimum amount',
    side: 'Debit or credit',
    fees: 'Fees only',
    amount: 'Amount',
    csv: 'Save as CSV',
    json: 'Save as JSON',
    line: 'CRATFR2AXXX/00000126780,EUR,2025-08-29,2025-08-29,-48.60,,,"COMMISSION SUR VIREMENTS, AOUT 2025",8853,NCHG,fee',
  },
}

const path = 'outils/lecteur-releves'
const files = (page: Page) => page.getByLabel('Choisir des fichiers')
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Opens a sample: once something has been read, behind the button that adds. */
async function openSample(page: Page, format: string, locale: 'fr' | 'en' = 'fr') {
  const add = page.getByRole('button', { name: locale === 'fr' ? 'Ajouter' : 'Add', expanded: false })
  if (await add.isVisible()) await add.click()
  await page.getByRole('button', { name: texts[locale].sample(format) }).click()
}

async function open(page: Page, locale: 'fr' | 'en' = 'fr') {
  await page.goto(`/${locale}/${path}`)
  await hydrated(page)
  // The reader starts its worker when it is ready.
  await expect.poll(() => page.workers().length).toBe(1)
}

for (const locale of ['fr', 'en'] as const) {
  const words = texts[locale]
  test(`a sample of each format is read, filtered and saved, without a request: ${locale}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, locale)
    const requests: string[] = []
    context.on('request', request => requests.push(`${request.method()} ${request.url()}`))
    const table = page.getByRole('table').last()
    for (const format of ['CFONB120', 'camt.053', 'MT940']) {
      await openSample(page, format, locale)
      await expect(page.getByText(words.holds)).toBeVisible()
      await expect(
        table.getByText(format === 'camt.053' ? 'Octave Médias' : /VIR|FACTURE/).first(),
      ).toBeVisible()
    }
    await expect(page.getByText(words.counted)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFaultsInBoth(page)).toEqual([])

    await page.getByRole('button', { name: words.amount, exact: true }).click()
    await expect(table.getByRole('row').nth(1)).toContainText('NORDEX RAIL SAS')
    await page.getByLabel(words.words).fill('halieute')
    await expect(table.getByRole('row').filter({ hasText: 'HALIEUTE' })).toHaveCount(2)
    await expect(table.getByText('NORDEX')).toHaveCount(0)
    await page.getByLabel(words.words).fill('')
    await page.getByLabel(words.least).fill(locale === 'fr' ? '18 240,00' : '18,240.00')
    await expect(table.getByRole('row').filter({ hasText: /SEPA 2291|NORDEX/ })).toHaveCount(2)
    await page.getByLabel(words.least).fill('')
    await page.getByLabel(words.side).selectOption(words.fees)
    await expect(table.getByText('COMMISSION')).toBeVisible()
    await expect(table.getByText('HALIEUTE')).toHaveCount(0)

    const save = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      return readFile(await (await download).path(), 'utf8')
    }
    const csv = await save(words.csv)
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(csv.trim().split('\r\n').slice(1)).toEqual([words.line])
    const json = JSON.parse(await save(words.json))
    expect(json).toMatchObject({ closing: { amount: '3534402.65' }, movements: [{ amount: '-48.60' }] })
    // What the site fetches when idle are its own scripts, by name alone.
    const own = /^GET (blob:|http:\/\/[\w.:]+\/assets\/[\w-]+\.js$)/
    expect(requests.filter(request => !own.test(request))).toEqual([])
  })
}

test('several files at once: an account each, and the faulty one says where', async ({ page }) => {
  await open(page)
  // Windows-1252: é is one byte.
  const latin = Buffer.from(
    ':20:A\r\n:25:111\r\n:60F:C261130EUR10,\r\n:61:261130D4,00NTRFX\r\n:86:Caf\xe9 et th\xe9\r\n:62F:C261130EUR6,\r\n',
    'latin1',
  )
  const faulty = ':20:B\n:25:222\n:60F:C261130EUR10,\n:61:2602300302D4,00NTRFX\n:86:Lu\n:62F:C261130EUR7,\n'
  await files(page).setInputFiles([file('cafe.sta', latin), file('fautif.sta', faulty)])
  await expect(page.getByText('2 fichiers lus, 2 comptes')).toBeVisible()
  await expect(page.getByText('Café et thé')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'fautif.sta' })).toContainText(
    'ligne 4, champ 61, colonne 5 : « 260230 » n’est pas une date.',
  )
  await page.getByLabel('Compte', { exact: true }).selectOption('222 · EUR')
  await expect(page.getByText(/ne donne pas la clôture\s: écart de −1,00/)).toBeVisible()
  await expect(page.getByText('fautif.sta, ligne 6, champ 62F')).toBeVisible()
  await expect(page.getByText('lu en partie', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByRole('heading', { name: '222' })).toHaveCount(0)
})

test('files may be dropped, and a text pasted', async ({ page }) => {
  await open(page)
  const transfer = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'depose.sta'))
    return data
  }, ':20:A\n:25:DEPOSE\n:60F:C261130EUR1,\n:62F:C261130EUR1,\n')
  await page.getByText('Déposez vos relevés ici').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('heading', { name: 'DEPOSE' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await page
    .getByLabel('Ou collez le texte d’un relevé')
    .fill(':20:A\n:25:COLLE\n:60F:C261130EUR1,\n:62F:C261130EUR1,\n')
  await page.getByRole('button', { name: 'Lire le texte' }).click()
  await page.getByLabel('Compte', { exact: true }).selectOption('COLLE · EUR')
  await expect(page.getByRole('heading', { name: 'COLLE' })).toBeVisible()
})

test('what was chosen and typed before the page was ready is read, and never sent', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/Reader-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`/fr/${path}`)
  const statement = (account: string) => `:20:A\n:25:${account}\n:60F:C261130EUR1,\n:62F:C261130EUR1,\n`
  await files(page).setInputFiles(file('tot.sta', statement('TOT')))
  await page.getByLabel('Ou collez le texte d’un relevé').fill(statement('TAPE'))
  const read = page.getByRole('button', { name: 'Lire le texte' })
  await expect(read).toBeDisabled()
  await page.getByLabel('Ou collez le texte d’un relevé').press('Control+Enter')
  release()
  await expect(page.getByRole('heading', { name: 'TOT' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await read.click()
  await page.getByLabel('Compte', { exact: true }).selectOption('TAPE · EUR')
  await expect(page.getByRole('heading', { name: 'TAPE' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('hostile files are answered in words, and the page stays alive', async ({ page }) => {
  await open(page)
  const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  const bomb = `<!DOCTYPE Document [<!ENTITY l0 "lol">${lol}]><Document><BkToCstmrStmt>&l9;</BkToCstmrStmt></Document>`
  await files(page).setInputFiles([
    file('vide.txt', ''),
    file('binaire.pdf', Buffer.alloc(10_000_000, 7)),
    file('bombe.xml', bomb),
    file('lettre.txt', 'Madame, Monsieur,'),
    file('coupe.xml', '<Document><BkToCstmrStmt><Stmt><Acct>'),
  ])
  const alert = (name: string) => page.getByRole('alert').filter({ hasText: name })
  await expect(alert('vide.txt')).toContainText('Le fichier est vide.')
  await expect(alert('binaire.pdf')).toContainText('Ce n’est pas du texte')
  await expect(alert('bombe.xml')).toContainText('contient des déclarations d’entités')
  await expect(alert('lettre.txt')).toContainText('Aucun format de relevé n’est reconnu')
  await expect(alert('coupe.xml')).toContainText('Le XML s’interrompt')
  await openSample(page, 'MT940')
  await expect(page.getByText('Le compte y est')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const large: Plan = {
  account: '12345678901',
  day: '2026-11-30',
  opening: 100,
  movements: Array.from({ length: 50_000 }, (_, index) => ({
    amount: index + 1,
    booked: '2026-11-30',
    valued: '2026-11-30',
    text: `FACTURE ${index}`,
    reference: `REF${String(index).padStart(6, '0')}`,
    code: '05',
  })),
}

for (const [name, write] of [
  ['grand.sta', () => writeMt940(large)],
  ['grand.txt', () => writeCfonb120(large, '')],
  ['grand.xml', () => writeCamt053(large)],
] as const) {
  test(`fifty thousand movements: few rows in the document, and the keyboard reaches the last: ${name}`, async ({
    page,
  }) => {
    await open(page)
    await files(page).setInputFiles(file(name, write()))
    const region = page.getByRole('region', { name: 'Mouvements' })
    // The browser is handed megabytes before it can read them.
    await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '50001', { timeout: 15_000 })
    await expect(page.getByText('Le compte y est')).toBeVisible()
    expect(await region.getByRole('row').count()).toBeLessThan(60)
    await region.focus()
    // A browser drops the scroll of a key that comes while rows are being laid out.
    await atRest(page)
    await page.keyboard.press('End')
    await expect(region.getByText('FACTURE 49999REF')).toBeVisible()
    await atRest(page)
    await page.keyboard.press('Home')
    await expect(region.getByText('FACTURE 0REF')).toBeVisible()
  })
}

test('a long reading can be stopped, and what was read before stays', async ({ page }) => {
  await open(page)
  await files(page).setInputFiles(
    file('court.sta', writeMt940({ ...large, account: 'COURT', movements: [] })),
  )
  await expect(page.getByText('1 fichier lu')).toBeVisible()
  const [worker] = page.workers()
  const gone = new Promise<void>(resolve => worker?.once('close', () => resolve()))
  await files(page).setInputFiles(file('grand.xml', writeCamt053(large)))
  await page.getByRole('button', { name: 'Arrêter la lecture' }).click()
  await gone
  await expect(page.getByText('Lecture en cours')).toHaveCount(0)
  await expect(page.getByText('1 fichier lu, 1 compte')).toBeVisible()
  await openSample(page, 'MT940')
  await expect(page.getByText('Le compte y est')).toBeVisible()
})

test('the first long reading shows how far it is without scrolling, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await files(page).setInputFiles(file('grand.xml', writeCamt053(large)))
  await expect(page.getByRole('progressbar', { name: 'Lecture de grand.xml' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Arrêter la lecture' })).toBeInViewport()
})

test('after a stop, what was read before can be searched and saved as before', async ({ page }) => {
  await open(page)
  const before = { ...large, account: 'AVANT', movements: large.movements.slice(0, 3000) }
  await files(page).setInputFiles(file('avant.sta', writeMt940(before)))
  const table = page.getByRole('region', { name: 'Mouvements' }).getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', '3001')
  await files(page).setInputFiles(file('grand.xml', writeCamt053(large)))
  await expect(page.getByRole('progressbar', { name: 'Lecture de grand.xml' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter la lecture' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('Libellé, tiers, référence ou code').fill('FACTURE 2999')
  await expect(table).toHaveAttribute('aria-rowcount', '2', { timeout: 15_000 })
  await expect(table.getByText('FACTURE 2999')).toBeVisible()
})

test('a spreadsheet: references as text, amounts as numbers, a sheet for each account', async ({ page }) => {
  await open(page)
  const plan = (account: string) => ({
    ...large,
    account,
    movements: [
      { ...large.movements[0], amount: -123_456, reference: '000000000000018' } as Plan['movements'][0],
    ],
  })
  await files(page).setInputFiles([
    file('un.sta', writeMt940(plan('00012345678'))),
    file('deux.sta', writeMt940(plan('00087654321'))),
  ])
  const sheetsOf = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const saved = await download
    const sheets = await readXlsxFile(await readFile(await saved.path()))
    return { name: saved.suggestedFilename(), sheets }
  }
  const one = await sheetsOf('Enregistrer en XLSX')
  expect(one.name).toBe('00012345678.xlsx')
  expect(one.sheets.map(({ sheet }) => sheet)).toEqual(['00012345678 EUR'])
  expect(one.sheets[0]?.data[1]).toEqual([
    '00012345678',
    'EUR',
    new Date('2026-11-30'),
    new Date('2026-11-30'),
    -1234.56,
    null,
    null,
    'FACTURE 0',
    '000000000000018',
    'NTRF',
    null,
  ])
  const all = await sheetsOf('Enregistrer tous les comptes en XLSX')
  expect(all.sheets.map(({ sheet }) => sheet)).toEqual(['00012345678 EUR', '00087654321 EUR'])
})

test('several accounts have an overview; each can be chosen there', async ({ page }) => {
  await open(page)
  const wrong = ':20:B\n:25:FAUX\n:60F:C261130EUR10,\n:62F:C261130EUR7,\n'
  await files(page).setInputFiles([
    file('juste.sta', writeMt940({ ...large, account: 'JUSTE', movements: large.movements.slice(0, 2) })),
    file('faux.sta', wrong),
    file('coupe.sta', ':20:C\n:25:COUPE\n:60F:C261130EUR10,\n'),
  ])
  const overview = page.getByRole('table', { name: 'Comptes' })
  await expect(overview.getByRole('row', { name: /JUSTE/ })).toContainText(
    /juste\s*2\s*30.nov\..2026\s*1,03.EUR/,
  )
  await expect(overview.getByRole('row', { name: /FAUX/ })).toContainText('écart')
  await expect(overview.getByRole('row', { name: /COUPE/ })).toContainText(/non vérifiable.*–.EUR/)
  await overview.getByRole('button', { name: 'FAUX' }).click()
  await expect(page.getByRole('heading', { name: 'FAUX' })).toBeVisible()
  await expect(overview.getByRole('button', { name: 'FAUX' })).toHaveAttribute('aria-current', 'true')
  // The balance that does not agree, as it stands in the file.
  await expect(page.getByText(':62F:C261130EUR7,')).toBeVisible()
})

test('what is wrong is shown first, as it stands in the file', async ({ page }) => {
  await open(page)
  await files(page).setInputFiles(
    file('fautif.sta', ':20:B\n:25:222\n:60F:C261130EUR10,\n:61:2602300302D4,00NTRFX\n:62F:C261130EUR6,\n'),
  )
  const alert = page.getByRole('alert').filter({ hasText: 'fautif.sta' })
  await expect(alert.locator('code')).toHaveText(':61:2602300302D4,00NTRFX')
  await expect(alert.locator('mark')).toHaveText('260230')
  const [problem, account] = await Promise.all([
    alert.boundingBox(),
    page.getByRole('heading', { name: '222' }).boundingBox(),
  ])
  expect(problem?.y).toBeLessThan(account?.y ?? 0)
})

test('the balance by day: in a sentence and in a table', async ({ page }) => {
  await open(page)
  await files(page).setInputFiles(
    file(
      'jours.sta',
      ':20:A\n:25:1\n:60F:C261101EUR100,\n:61:261102D150,NTRFX\n:61:261103C80,NTRFX\n:62F:C261103EUR30,\n',
    ),
  )
  const figure = page.getByRole('figure')
  await expect(figure).toContainText(
    /Au plus bas −50,00.EUR le 2.nov\..2026, au plus haut 100,00.EUR le 1er.nov\..2026\./,
  )
  await figure.getByText('Voir les soldes jour par jour').click()
  await expect(figure.getByRole('row')).toHaveText([
    /Jour\s*Solde/,
    /1er.nov\..2026\s*100,00/,
    /2.nov\..2026\s*−50,00/,
    /3.nov\..2026\s*30,00/,
  ])
  expect(await axeFaultsInBoth(page)).toEqual([])
})

test('the encoding can be chosen: accents of DOS', async ({ page }) => {
  await open(page)
  // Too short a text to tell: 0x82 is é in CP850, and a quotation mark in Windows-1252.
  const text = Buffer.from(
    ':20:A\n:25:1\n:60F:C261101EUR1,\n:61:261102C1,NTRFX\n:86:\x82 X\n:62F:C261103EUR2,\n',
    'latin1',
  )
  await files(page).setInputFiles(file('dos.sta', text))
  const table = page.getByRole('region', { name: 'Mouvements' }).getByRole('table')
  await expect(table.getByText('‚ X')).toBeVisible()
  await page.getByLabel('Encodage des textes').selectOption('CP850 (DOS)')
  await expect(table.getByText('é X')).toBeVisible()
  await page.getByLabel('Encodage des textes').selectOption('Reconnu')
  await expect(table.getByText('‚ X')).toBeVisible()
})

test('after reading, the intake is one line, and opens again to add', async ({ page }) => {
  await open(page)
  const paste = page.getByLabel('Ou collez le texte d’un relevé')
  await openSample(page, 'MT940')
  await expect(page.getByText('1 fichier lu, 1 compte')).toBeVisible()
  await expect(paste).toBeHidden()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await expect(paste).toBeVisible()
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(paste).toBeVisible()
})

test('files that are given one after the other stand in their order', async ({ page }) => {
  await open(page)
  await files(page).setInputFiles(file('grand.xml', writeCamt053(large)))
  await files(page).setInputFiles(
    file('court.sta', writeMt940({ ...large, account: 'COURT', movements: [] })),
  )
  await expect(page.getByText('2 fichiers lus, 2 comptes')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Compte', { exact: true }).locator('option')).toHaveText([
    /12345678901/,
    /COURT/,
  ])
})

test('clearing ends the worker, and its memory with it', async ({ page }) => {
  await open(page)
  await openSample(page, 'MT940')
  await expect(page.getByText('Le compte y est')).toBeVisible()
  const [worker] = page.workers()
  const gone = new Promise<void>(resolve => worker?.once('close', () => resolve()))
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await gone
  await openSample(page, 'CFONB120')
  await expect(page.getByText('Le compte y est')).toBeVisible()
})

test('paper has every movement with its amount, or says what it leaves out', async ({ page }) => {
  // Two thousand rows are laid out for paper: a busy machine needs more than the usual half minute.
  test.setTimeout(120_000)
  await open(page)
  const some = { ...large, movements: large.movements.slice(0, 300) }
  await files(page).setInputFiles(file('trois-cents.sta', writeMt940(some)))
  const region = page.getByRole('region', { name: 'Mouvements' })
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '301')
  // As browsers do before they print.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const amounts = await region.locator('tbody td[data-column=amount]').allTextContents()
  expect(amounts).toHaveLength(300)
  expect(amounts.at(-1)).toContain('3,00')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Seules les/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enregistrer en CSV' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await files(page).setInputFiles(file('grand.sta', writeMt940(large)))
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '50001', { timeout: 60_000 })
  await expect(page.getByText(/Seules les/)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Seules les 2.000 premières lignes sur 50.000 sont imprimées/)).toBeVisible()
})

test('the reader works with the keyboard alone', async ({ page }) => {
  await open(page)
  await files(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ou collez le texte d’un relevé')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Exemple MT940' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le compte y est')).toBeVisible()
  const sort = page.getByRole('button', { name: 'Comptabilisé' })
  await sort.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Comptabilisé' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('table').last().getByRole('row').nth(1)).toContainText('29 août 2025')
})

test('the reader is linked from the bank statements and found by the search', async ({ page }) => {
  await page.goto('/fr/releves-bancaires')
  await hydrated(page)
  await page.getByRole('link', { name: 'Lire un relevé dans le navigateur' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /enfin lisible/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('searchbox').fill('lecteur MT940')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Lecteur de relevés/ })
      .first(),
  ).toBeVisible()
})

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/],
  })

  test('the tools work without a connection', async ({ page, context }) => {
    const host = await startHost()
    await page.goto(`${host.origin}/fr/contact`)
    await expect(page.getByRole('button', { name: /Disponible hors ligne/ })).toBeAttached({
      timeout: 60_000,
    })
    await context.setOffline(true)
    await host.close()
    await page.goto(`${host.origin}/fr/${path}`, { waitUntil: 'commit' })
    await hydrated(page)
    await openSample(page, 'camt.053')
    await expect(page.getByText('Le compte y est')).toBeVisible()
    await page.goto(`${host.origin}/fr/outils/echeances`, { waitUntil: 'commit' })
    await hydrated(page)
    await page.getByLabel('Date de la facture').fill('2024-07-03')
    await page.getByLabel('Montant TTC en €').fill('10 000')
    await expect(page.getByRole('heading', { name: 'À payer le dimanche 1er septembre 2024' })).toBeVisible()
  })
})
