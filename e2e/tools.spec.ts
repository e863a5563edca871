import { readFile } from 'node:fs/promises'
import { axeFaultsInBoth } from './support/axe.ts'
import { expect, hydrated, test } from './support/page.ts'

const texts = {
  fr: {
    invoiced: 'Date de la facture',
    amount: 'Montant TTC en €',
    paid: 'Date de paiement',
    entered: '10 000,00',
    due: 'À payer le dimanche 1er septembre 2024',
    interest: '78,08',
    language: 'Langue du texte',
    copy: 'Copier le texte',
    copied: 'Texte copié.',
    calendar: 'Ajouter au calendrier (.ics)',
    other: { name: 'English', text: /^Our invoice of July\s3, 2024 for €10,000\.00/ },
    wrong: 'Écrivez un nombre',
  },
  en: {
    invoiced: 'Invoice date',
    amount: 'Gross amount in €',
    paid: 'Date of payment',
    entered: '10,000.00',
    due: 'Due on Sunday, September 1, 2024',
    interest: '78.08',
    language: 'Language of the text',
    copy: 'Copy the text',
    copied: 'Text copied.',
    calendar: 'Add to calendar (.ics)',
    other: { name: 'Français', text: /^Notre facture du 3\sjuillet 2024, d’un montant de 10\s000,00\s€/ },
    wrong: 'Enter a number',
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
      await page.getByLabel(words.invoiced).fill('2024-07-03')
      await page.getByLabel(words.amount).fill('10 000 euros')
      await expect(page.getByText(words.wrong)).toBeVisible()
      const requests: string[] = []
      page.on('request', request => requests.push(request.url()))
      await page.getByLabel(words.amount).fill(words.entered)
      await page.getByLabel(words.paid).fill('2024-09-21')
      // Sixty days from July 3 end on September 1; 10,000 × 14.25 % × 20 / 365 = 78.08.
      await expect(page.getByRole('heading', { level: 2, name: words.due })).toBeVisible()
      await expect(page.getByRole('table').getByText(words.interest)).toBeVisible()
      await page.getByRole('button', { name: words.copy }).click()
      await expect(page.getByText(words.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words.interest)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.calendar }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20240901')
      expect(requests.filter(url => !url.startsWith('blob:'))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.getByLabel(words.language).selectOption(words.other.name)
      await expect(page.locator(`p[lang="${locale === 'fr' ? 'en' : 'fr'}"]`)).toHaveText(words.other.text)
      expect(await axeFaultsInBoth(page)).toEqual([])
    })
  })
}

test('the calculator works with the keyboard alone', async ({ page }) => {
  await page.goto('/fr/outils/echeances')
  await hydrated(page)
  await page.getByLabel('Droit applicable').focus()
  await page.keyboard.type('Royaume')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/01/2024')
  await page.getByLabel('Montant TTC en £').focus()
  await page.keyboard.type('5000')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Délai de paiement')).toBeFocused()
  await page.keyboard.type('Rien')
  await expect(page.getByRole('heading', { name: 'À payer le mardi 31 décembre 2024' })).toBeVisible()
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
