import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { readRates } from '../../../../../src/commands/dueDate.ts'
import { loadMessages } from '../../../../../src/i18n/catalogs.ts'
import type { Locale } from '../../../../../src/i18n/locales.ts'
import { reminderText } from '../../../../../src/pages/dueDates/calculator/reminderText.ts'
import { calculate } from '../../../../../src/pages/dueDates/law/claim.ts'
import type { Entry } from '../../../../../src/pages/dueDates/law/entry.ts'

const rates = await readRates('.')

async function reminder(locale: Locale, entry: Entry) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await loadMessages(['dueDates'], i18n)
  const { claim } = calculate({ term: 'net', days: '30', ...entry }, rates, '2026-11-28')
  return claim && reminderText(i18n, claim, '').replace(/\s/g, ' ')
}

test('an agreed rate is said once for the whole delay, as agreed', async () => {
  const entry = { law: 'FR', invoice: '2025-06-01', amount: '24000', rate: '8,5', paid: '2026-02-01' }
  expect(await reminder('fr', entry)).toContain(
    '– intérêts de retard, au taux convenu de 8,50 % du 2 juillet 2025 au 1er février 2026 : 1 201,64 €',
  )
  expect(await reminder('en', entry)).toContain(
    '– late payment interest at the agreed rate of 8.50% from July 2, 2025 to February 1, 2026: €1,201.64',
  )
})

test('where the floor replaces the agreed rate, both are said with their days', async () => {
  const entry = {
    law: 'FR',
    invoice: '2025-05-01',
    amount: '10000',
    days: '60',
    rate: '8',
    paid: '2026-01-31',
  }
  expect(await reminder('fr', entry)).toContain(
    '12,15 % du 1er juillet 2025 au 31 décembre 2025, puis au taux convenu de 8,00 % du 1er janvier 2026 au 31 janvier 2026 :',
  )
})

test('one day is a day, not from itself to itself', async () => {
  const entry = { law: 'FR', invoice: '2026-09-01', amount: '10000', paid: '2026-10-02' }
  expect(await reminder('fr', entry)).toContain('12,40 % le 2 octobre 2026 : 3,40 €')
  expect(await reminder('en', entry)).toContain('at 12.40% on October 2, 2026: €3.40')
})

test('a claim under British law has British dates and pounds', async () => {
  const entry = { law: 'UK', invoice: '2026-06-01', amount: '24000' }
  const english = await reminder('en', entry)
  expect(english).toContain('of 1 June 2026 for £24,000.00 including VAT was due on 1 July 2026')
  expect(english).not.toMatch(/June 1|July 1/)
  expect(await reminder('fr', entry)).toContain('d’un montant de 24 000,00 £ TTC')
})
