import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const locale = vi.hoisted(() => ({ value: 'en' }))
vi.mock('../../../../../src/components/useLocale.ts', () => ({ useLocale: () => locale.value }))
vi.mock('../../../../../src/pages/dueDates/calculator/listTask.ts', () => ({
  startListWorker: () => {},
  readList: vi.fn(),
}))

const { readList } = await import('../../../../../src/pages/dueDates/calculator/listTask.ts')
const { InvoiceList } = await import('../../../../../src/pages/dueDates/calculator/InvoiceList.tsx')

const law = (pageLocale: string, language: string) => {
  locale.value = pageLocale
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <InvoiceList />
    </I18nProvider>,
  )
  return screen.getByLabelText<HTMLSelectElement>('Droit des lignes qui n’en disent rien').value
}

beforeEach(() => vi.restoreAllMocks())

test.each([
  ['en', 'en-GB', 'UK'],
  ['en', 'en-US', ''],
  ['en', 'de-DE', ''],
  ['fr', 'fr-FR', 'FR'],
  ['fr', 'en-GB', 'FR'],
])('in %s a visitor with %s finds the law %s for a list', (pageLocale, language, expected) => {
  expect(law(pageLocale, language)).toBe(expected)
})

function paste(text: string) {
  law('fr', 'fr-FR')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Ou collez des lignes d’un tableur')
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } })
  fireEvent(field, event)
  return event
}

test('a long list that is pasted is calculated at once: in the field, thousands of lines would hold up the page', () => {
  const text = '2026-06-01;24000;60\n'.repeat(5_000)
  expect(paste(text).defaultPrevented).toBe(true)
  expect(readList).toHaveBeenCalledWith(text, expect.objectContaining({ defaults: { law: 'FR' } }))
})

test('a short list that is pasted stays in the field, to be corrected', () => {
  expect(paste('2026-06-01;24000;60').defaultPrevented).toBe(false)
  expect(readList).not.toHaveBeenCalled()
})
