import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFaultsInBoth } from './support/axe.ts'
import { expect, hydrated, test } from './support/page.ts'

const texts = {
  fr: {
    law: 'France',
    invoiced: 'Date de la facture',
    amount: 'Montant TTC en €',
    paid: 'Date de paiement',
    entered: '10 000,00',
    result: 'Résultat',
    due: 'À payer le dimanche 1er septembre 2024',
    interest: '78,08',
    total: /Reste dû, la facture étant payée\s*118,08/,
    language: 'Langue de la facture',
    copy: 'Copier le texte',
    copied: 'Texte copié.',
    reminder: 'Rappel dans le calendrier',
    dayBefore: 'Rappel la veille',
    calendar: 'Ajouter au calendrier (.ics)',
    other: { name: 'English', text: /Our invoice of July\s3, 2024 for €10,000\.00 including VAT was due on/ },
    wrong: 'Entrez un montant',
    list: 'Ou collez des lignes d’un tableur',
    calculate: 'Calculer la liste',
    totals: 'Totaux par client',
    bad: 'Lignes à corriger, hors des totaux',
    more: 'Montrer plus de lignes',
    csv: 'Enregistrer en CSV',
    listed: /Halieute\s*EUR\s*1\s*1\s*0,00\s*978,41\s*40,00\s*1\s018,41/,
    header: '"Ligne";"Client";',
  },
  en: {
    law: 'France',
    invoiced: 'Invoice date',
    amount: 'Invoice total including VAT, in €',
    paid: 'Date of payment',
    entered: '10,000.00',
    result: 'Outcome',
    due: 'Due on Sunday, September 1, 2024',
    interest: '78.08',
    total: /Still owed, the invoice being paid\s*€118\.08/,
    language: 'Language of the invoice',
    copy: 'Copy the text',
    copied: 'Text copied.',
    reminder: 'Calendar reminder',
    dayBefore: 'Remind me the day before',
    calendar: 'Add to calendar (.ics)',
    other: {
      name: 'Français',
      text: /Notre facture du 3\sjuillet 2024, d’un montant de 10\s000,00\s€ TTC, était à payer le/,
    },
    wrong: 'Enter an amount',
    list: 'Or paste rows from a spreadsheet',
    calculate: 'Calculate the list',
    totals: 'Totals by customer',
    bad: 'Rows to correct, left out of the totals',
    more: 'Show more rows',
    csv: 'Save as CSV',
    listed: /Halieute\s*EUR\s*1\s*1\s*0\.00\s*978\.41\s*40\.00\s*1,018\.41/,
    header: '"Row","Customer",',
  },
}

for (const locale of ['fr', 'en'] as const) {
  const words = texts[locale]
  test.describe(`in the language of the browser: ${locale}`, () => {
    test.use({ locale })

    test('the due date and its interest, and no request', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`/${locale}/outils/echeances`)
      await hydrated(page)
      await page.locator('#due-law').selectOption(words.law)
      await page.getByLabel(words.invoiced, { exact: true }).fill('2024-07-03')
      await page.getByLabel(words.amount).fill('10 000 environ')
      await expect(page.getByText(words.wrong)).toBeVisible()
      const requests: string[] = []
      page.on('request', request => requests.push(request.url()))
      await page.getByLabel(words.amount).fill(words.entered)
      await page.getByLabel(words.paid).fill('2024-09-21')
      // Sixty days from July 3 end on September 1; 10,000 × 14.25 % × 20 / 365 = 78.08.
      await expect(page.getByRole('heading', { level: 2, name: words.due })).toBeVisible()
      await expect(page.getByRole('table').getByText(words.interest)).toBeVisible()
      // The principal is paid: interest and 40 € are left.
      await expect(page.getByRole('region', { name: words.result }).locator('dl')).toHaveText(words.total)
      await page.getByRole('button', { name: words.copy }).click()
      await expect(page.getByText(words.copied)).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(words.interest)
      expect(copied).toMatch(/L\.?\s?441-10, II/)
      await page.getByLabel(words.reminder).selectOption(words.dayBefore)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.calendar }).click()
      const calendar = await readFile(await (await download).path(), 'utf8')
      expect(calendar).toContain('DTSTART;VALUE=DATE:20240901')
      expect(calendar).toContain('TRIGGER:-PT15H')
      // The code of the list comes when the list does.
      expect(requests.filter(url => !/^blob:|\/assets\/[\w-]+\.js$/.test(url))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.getByLabel(words.language).selectOption(words.other.name)
      await expect(page.locator(`p[lang="${locale === 'fr' ? 'en' : 'fr'}"]`)).toHaveText(words.other.text)
      expect(await axeFaultsInBoth(page)).toEqual([])
    })

    test('a list gives totals by debtor and files, and names its bad rows', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(`/${locale}/outils/echeances`)
      await hydrated(page)
      const calculate = page.getByRole('button', { name: words.calculate })
      await calculate.scrollIntoViewIfNeeded()
      await page.locator('#list-law').selectOption('FR')
      await expect(calculate).toBeEnabled()
      const rows = [
        'client;date;montant;délai;paiement',
        'Halieute;2026-06-01;24\u202f000,00\u00a0€;60;28/11/2026',
        'Valmy;2026-13-01;500,00;60;',
        ...Array.from({ length: 60 }, (_, index) => `Brune;2026-11-01;${index + 1},50;30;`),
      ]
      await page.getByLabel(words.list).fill(rows.join('\n'))
      await calculate.click()
      // 24,000 × 12.40 % × 120 / 365 = 978.41.
      const totals = page.getByRole('region', { name: words.totals })
      await expect(totals.getByRole('row', { name: 'Halieute' })).toHaveText(words.listed)
      const bad = page.getByRole('region', { name: words.bad })
      await expect(bad.getByRole('row')).toHaveCount(2)
      await expect(bad.getByRole('row').nth(1)).toContainText('Valmy')
      await page.getByRole('button', { name: words.more }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.csv }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv).toContain(words.header)
      expect(csv.trim().split('\r\n')).toHaveLength(63)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await axeFaultsInBoth(page)).toEqual([])
    })
  })
}

test('five thousand rows are read, shown and saved as a spreadsheet', async ({ page }) => {
  await page.goto('/fr/outils/echeances')
  await hydrated(page)
  const rows = Array.from(
    { length: 5_000 },
    (_, index) => `Client ${index % 700};00${index};2026-0${(index % 9) + 1}-15;${index + 1},50;60`,
  )
  const calculate = page.getByRole('button', { name: 'Calculer la liste' })
  await calculate.scrollIntoViewIfNeeded()
  await expect(calculate).toBeEnabled()
  await page.locator('#list-file').setInputFiles({
    name: 'factures.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`client;numéro;date;montant;délai\n${rows.join('\n')}`),
  })
  await expect(page.getByText(/5\s000 lignes lues/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer en XLSX' }).click()
  const file = await (await download).path()
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
})

test.describe('whose law comes first', () => {
  const chosen = async (page: Page, address: string) => {
    await page.goto(address)
    await hydrated(page)
    return page.locator('#due-law').inputValue()
  }
  test.describe('in British English', () => {
    test.use({ locale: 'en-GB' })
    test('it is that of the United Kingdom', async ({ page }) => {
      await expect.poll(() => chosen(page, '/en/outils/echeances')).toBe('UK')
    })
  })
  test.describe('in American English', () => {
    test.use({ locale: 'en-US' })
    test('it is none', async ({ page }) => {
      expect(await chosen(page, '/en/outils/echeances')).toBe('')
      await expect(page.getByText('Still missing: the governing law')).toBeVisible()
    })
  })
})

test('on paper the entries stand whole, without the form that cuts them', async ({ page }) => {
  await page.goto('/fr/outils/echeances')
  await hydrated(page)
  await page.getByLabel('Date de la facture').fill('2025-01-15')
  await page.getByLabel('Montant TTC en €').fill('10000')
  await page.getByLabel('Délai de paiement').selectOption('monthEndFirst')
  await page.emulateMedia({ media: 'print' })
  const entries = page.locator('dl').first()
  await expect(entries).toContainText(/45\sjours fin de mois\s: fin de mois \+ 45\sjours/)
  await expect(entries).toContainText(/15\sjanvier 2025/)
  await expect(page.locator('#due-term')).toBeHidden()
})

test('the calculator works with the keyboard alone', async ({ page }) => {
  await page.goto('/fr/outils/echeances')
  await hydrated(page)
  await page.getByLabel('Droit applicable').focus()
  await page.keyboard.type('Royaume')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/01/2024')
  await page.getByLabel('Montant TTC en £').focus()
  await page.keyboard.type('5000')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Délai de paiement')).toBeFocused()
  await page.keyboard.type('Rien')
  // The period of 30 days begins with 1 December.
  await expect(page.getByRole('heading', { name: 'À payer le lundi 30 décembre 2024' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Late Payment of Commercial Debts/ })).toBeVisible()
})

test('the tools are in the footer and in the search', async ({ page }) => {
  await page.goto('/fr')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outils' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Échéances et retards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Quand la facture est due/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('searchbox').fill('échéance facture')
  await expect(page.getByRole('dialog').getByRole('link', { name: /Échéance de facture/ })).toBeVisible()
})
