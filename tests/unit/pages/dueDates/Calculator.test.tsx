import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

vi.mock('../../../../src/components/useLocale.ts', () => ({ useLocale: () => 'fr' }))

const { Calculator } = await import('../../../../src/pages/dueDates/Calculator.tsx')
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
  within(page).getByLabelText<HTMLSelectElement>('Droit applicable').value = 'uk'
  await act(async () => hydrateRoot(page, calculator))
  expect(within(page).getByLabelText<HTMLSelectElement>('Droit applicable').value).toBe('uk')
  expect(due()).toMatch(/dimanche 31 mars 2024/)
})
