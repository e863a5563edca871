import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

vi.mock('../../../../../src/components/useLocale.ts', () => ({ useLocale: () => 'fr' }))

const { Calculator } = await import('../../../../../src/pages/dueDates/calculator/Calculator.tsx')
const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const calculator = (
  <I18nProvider i18n={i18n}>
    <Calculator />
  </I18nProvider>
)

const due = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/\s/g, ' ')

test('another law offers its own terms, and keeps what was entered', async () => {
  const user = userEvent.setup()
  render(calculator)
  await user.type(screen.getByLabelText('Date de la facture'), '2024-03-01')
  await user.type(screen.getByLabelText(/Montant TTC/), '1000')
  expect(due()).toMatch(/mardi 30 avril 2024/)
  await user.selectOptions(screen.getByLabelText('Droit applicable'), 'Royaume-Uni')
  expect(screen.getByLabelText<HTMLSelectElement>('Délai de paiement').value).toBe('net')
  expect(due()).toMatch(/dimanche 31 mars 2024/)
})

test('what was typed before the page was ready is calculated', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(calculator)
  within(page).getByLabelText<HTMLInputElement>('Date de la facture').value = '2024-03-01'
  within(page).getByLabelText<HTMLInputElement>(/Montant TTC/).value = '1000'
  within(page).getByLabelText<HTMLSelectElement>('Droit applicable').value = 'UK'
  await act(async () => hydrateRoot(page, calculator))
  expect(within(page).getByLabelText<HTMLSelectElement>('Droit applicable').value).toBe('UK')
  expect(due()).toMatch(/dimanche 31 mars 2024/)
  page.remove()
})

const filled = async (entries: Record<string, string>, choices: Record<string, string> = {}) => {
  const user = userEvent.setup()
  render(calculator)
  for (const [label, choice] of Object.entries(choices))
    await user.selectOptions(screen.getByLabelText(label), choice)
  for (const [label, text] of Object.entries(entries)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  return user
}
const result = () => screen.getByRole('region', { name: 'Résultat' }).textContent?.replace(/\s/g, ' ') ?? ''

test('beyond sixty days the lawful date is announced, and the agreed one is said', async () => {
  await filled(
    {
      'Date de la facture': '2026-06-01',
      'Montant TTC en €': '24000',
      Jours: '90',
      'Date de paiement': '2026-11-28',
    },
    { 'Délai de paiement': 'net' },
  )
  expect(due()).toMatch(/vendredi 31 juillet 2026/)
  expect(result()).toMatch(/Échéance convenue : le 30 août 2026\./)
  expect(result()).toMatch(/978,41 €/)
})

test('what was paid late leaves interest and indemnity to claim, not the invoice', async () => {
  await filled({
    'Date de la facture': '2025-01-30',
    'Montant TTC en €': '24000',
    'Date de paiement': '2025-05-15',
  })
  expect(result()).toMatch(/Reste dû, la facture étant payée429,10 €/)
  expect(result()).toMatch(/Il reste donc à régler 429,10 €/)
  expect(result()).not.toMatch(/24 429,10/)
})

test('an invoice that nobody paid is not said to be paid', async () => {
  vi.setSystemTime('2026-11-28T12:00:00Z')
  await filled({ 'Date de la facture': '2026-10-21', 'Montant TTC en €': '24000' })
  expect(result()).toMatch(/Pas en retard : à payer dans 22 jours\./)
  expect(result()).not.toMatch(/ayée le/)
  vi.useRealTimers()
})

test('goods that come before the invoice are the normal order', async () => {
  await filled(
    {
      'Date de la facture': '2026-09-20',
      'Montant TTC en €': '1000',
      'Biens ou service reçus le': '2026-09-10',
    },
    { 'Délai de paiement': 'none' },
  )
  expect(due()).toMatch(/samedi 10 octobre 2026/)
})

test.each([
  ['Montant TTC en €', 'mille', /Entrez un montant à deux décimales au plus/],
  ['Montant TTC en €', '−1 250,50', /Entrez un montant supérieur à zéro/],
  ['Taux convenu, en % par an', 'beaucoup', /Entrez un taux annuel inférieur à 100/],
  ['Date de la facture', '2012-03-01', /Avant 2013/],
])('%s: “%s” says what is expected', async (label, text, message) => {
  await filled({ 'Date de la facture': '2026-06-01', [label]: text })
  expect(screen.getByLabelText(label).closest('div')?.textContent).toMatch(message)
})

test('a sector has its own maximum, with its article', async () => {
  await filled({ 'Date de la facture': '2026-03-02', 'Montant TTC en €': '1000' }, { Secteur: 'transport' })
  expect(due()).toMatch(/mercredi 1er avril 2026/)
  expect(result()).toMatch(/article L. 441-11, II, 5°, du code de commerce/)
  expect(result()).not.toMatch(/60 jours au plus/)
})

test('a term that the sector allows is said with the maximum of the sector', async () => {
  await filled(
    { 'Date de la facture': '2026-03-02', 'Montant TTC en €': '1000', Jours: '15' },
    { Secteur: 'freshMeat', 'Délai de paiement': 'net' },
  )
  expect(result()).toMatch(/Délai convenu\. Bétail et viandes fraîches : 20 jours au plus après la livraison/)
  expect(result()).not.toMatch(/60 jours au plus/)
})

test('outside France the reminder does not call sixty days a limit without exception', async () => {
  await filled(
    { 'Date de la facture': '2026-03-02', 'Montant TTC en €': '1000', Jours: '90' },
    { 'Droit applicable': 'EU', 'Délai de paiement': 'net' },
  )
  expect(result()).toMatch(/dépasse les 60 jours que la loi admet, faute d’un accord exprès/)
})

test('a rate below the minimum is replaced in the half-years in which it is', async () => {
  await filled({
    'Date de la facture': '2025-05-01',
    'Montant TTC en €': '10000',
    'Date de paiement': '2026-01-31',
    'Taux convenu, en % par an': '8',
  })
  expect(result()).toMatch(/12,15 %/)
  expect(result()).toMatch(/8,00 %/)
  expect(result()).toMatch(/le minimum est de 8,28 %, trois fois l’intérêt légal/)
})

test('an estimated rate is marked in the table and in the reminder, until it is entered', async () => {
  const user = await filled({
    'Date de la facture': '2030-01-10',
    'Montant TTC en €': '10000',
    'Date de paiement': '2030-03-31',
  })
  expect(result()).toMatch(/\* Estimation/)
  expect(result()).toMatch(/\(estimation à confirmer\)/)
  await user.type(screen.getByLabelText('Taux de refinancement de la BCE au 1er janvier 2030, en %'), '2,65')
  expect(result()).toMatch(/12,65 %/)
  expect(result()).not.toMatch(/stimation/)
})

test('the reminder names the article, the rate with its days, and the number of the invoice', async () => {
  const user = await filled({
    'Date de la facture': '2025-01-30',
    'Montant TTC en €': '24000',
    'Date de paiement': '2025-05-15',
  })
  await user.type(screen.getByLabelText('Numéro de la facture'), 'F-118')
  expect(result()).toMatch(/Notre facture n° F-118 du 30 janvier 2025/)
  expect(result()).toMatch(/l’article L. 441-10, II, du code de commerce/)
  expect(result()).toMatch(/13,15 % du 1er avril 2025 au 15 mai 2025/)
})

test('the reminder explains why the agreed date does not count', async () => {
  await filled(
    { 'Date de la facture': '2026-06-01', 'Montant TTC en €': '24000', Jours: '90' },
    { 'Délai de paiement': 'net' },
  )
  expect(result()).toMatch(/L’échéance convenue, le 30 août 2026, dépasse le délai que la loi permet\./)
})

test('an amount with three decimals is asked about, not taken for thousands', async () => {
  await filled({ 'Date de la facture': '2026-06-01', 'Montant TTC en €': '12,345' })
  expect(screen.getByLabelText(/Montant TTC/).getAttribute('aria-invalid')).toBe('true')
  expect(result()).not.toMatch(/Intérêts/)
})
