import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { batch, remittance, signed, statement } from '../../../../../../src/components/illustrations/cast.ts'
import {
  PhoneScene,
  remitted,
  seenAt,
} from '../../../../../../src/pages/corporatePayments/illustrations/phone/PhoneScene.tsx'
import { secondSignedAt } from '../../../../../../src/pages/corporatePayments/illustrations/signing/breakdown.ts'

const textOf = (locale: string) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PhoneScene />
    </I18nProvider>,
  )
  return page.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? ''
}

test('the deposit comes to what the day’s statement shows for it', () => {
  const line = statement.lines.find(({ reference }) => reference === remittance.number)
  expect(remitted).toBe(line?.amount)
})

test('the batch is the one of the other scenes, with its figures', () => {
  const text = textOf('fr')
  for (const part of [
    `Lot ${batch.name}`,
    '1 284 930,55 €',
    '48 virements',
    '29 août',
    '48 / 48',
    'signé 10:18',
  ])
    expect(text).toContain(part)
  expect(text.match(/à vous/g)).toHaveLength(batch.signatures.length - signed)
})

test('the checks are listed with their sum, in the language of the page', () => {
  const text = textOf('en')
  for (const { drawer } of remittance.checks) expect(text).toContain(drawer)
  for (const amount of ['€5,210.00', '€4,900.75', '€2,850.00', '€12,960.75']) expect(text).toContain(amount)
})

test('the phones are seen between the two signatures', () => {
  const first = batch.signatures[0]?.at ?? ''
  expect([secondSignedAt, seenAt, first].sort()).toEqual([first, seenAt, secondSignedAt])
})
