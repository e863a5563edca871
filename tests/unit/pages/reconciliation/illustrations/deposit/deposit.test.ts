import { expect, test } from 'vitest'
import { remittance, statement } from '../../../../../../src/components/illustrations/cast.ts'
import {
  cmc7,
  shown,
  total,
} from '../../../../../../src/pages/reconciliation/illustrations/deposit/checks.ts'
import { mandate } from '../../../../../../src/pages/sepaMandates/illustrations/mandate/mandates.ts'

test('the checks add up to the line of the statement that is named after their slip', () => {
  const line = statement.lines.find(({ label }) => label.endsWith(remittance.number))
  expect(total).toBe(line?.amount)
})

test('no check carries the amount of the slip', () => {
  expect(remittance.checks.map(({ amount }) => amount)).not.toContain(total)
})

test('the check that is shown is the one whose amount stands on it in words', () => {
  expect(shown).toMatchObject({ number: '0000412', amount: 5_210 }) // five thousand two hundred ten
})

test('its machine-read line has 7, 12 and 12 digits, and ends like the drawer’s account', () => {
  expect(cmc7(shown)).toMatch(/^\d{7}\u00a0\u00a0\d{12}\u00a0\u00a0\d{12}$/)
  expect(shown.drawer).toBe(mandate.debtor)
  expect(shown.account.slice(-4)).toBe(mandate.account.slice(-4))
})
