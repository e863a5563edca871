import { expect, it } from 'vitest'
import {
  filterPayments,
  type PaymentFilter,
  sortPayments,
  summaryOf,
} from '../../../../../src/pages/payments/checks/listPayments.ts'
import { accounts, check, transfer } from './files.ts'

const report = check(
  transfer({
    payments: [
      { name: 'Béton Frères', amount: '250.00' },
      { name: 'Atelier Nord', amount: '1000.00', account: accounts.belgian },
      { name: 'Garage', amount: '0.00', account: accounts.french },
      { name: 'Élan', amount: '99.99', account: accounts.french },
    ],
  }),
)
const everything: PaymentFilter = { text: '', state: 'all', least: '', most: '' }
const found = (filter: Partial<PaymentFilter>) =>
  filterPayments(report.payments, { ...everything, ...filter }).map(({ name }) => name)

it('finds payments by words, account, amount and state', () => {
  expect(found({})).toHaveLength(4)
  expect(found({ text: 'beton' })).toEqual(['Béton Frères'])
  expect(found({ text: 'e2e-1' })).toEqual(['Atelier Nord'])
  expect(found({ text: accounts.belgian.replace(/(.{4})/g, '$1 ') })).toEqual(['Atelier Nord'])
  expect(found({ least: '99.99', most: '250' })).toEqual(['Béton Frères', 'Élan'])
  expect(found({ state: 'refused' })).toEqual(['Garage'])
  expect(found({ state: 'problem' })).toEqual(['Béton Frères', 'Garage', 'Élan'])
})

it('sorts by payee, amount and severity', () => {
  const { compare } = new Intl.Collator('fr')
  const sorted = (key: 'name' | 'amount' | 'severity', isDescending: boolean) =>
    sortPayments(report.payments, { key, isDescending }, compare).map(({ name }) => name)
  expect(sorted('name', false)).toEqual(['Atelier Nord', 'Béton Frères', 'Élan', 'Garage'])
  expect(sorted('amount', true)[0]).toBe('Atelier Nord')
  expect(sorted('severity', true)[0]).toBe('Garage')
})

it('sums up what a page shows first', () => {
  const summary = summaryOf(report)
  expect(summary.countries).toEqual([
    { country: 'FR', count: 2, sums: [{ currency: 'EUR', amount: '99.99' }] },
    { country: 'DE', count: 1, sums: [{ currency: 'EUR', amount: '250.00' }] },
    { country: 'BE', count: 1, sums: [{ currency: 'EUR', amount: '1000.00' }] },
  ])
  expect(summary.largest.map(({ amount }) => amount)).toEqual(['1000.00', '250.00', '99.99', '0.00'])
  expect(summary.refused).toBe(1)
  expect(summary.concerned[3]).toEqual({
    name: 'Garage',
    amount: '0.00',
    currency: 'EUR',
    account: accounts.french,
  })
  expect(summary).not.toHaveProperty('payments')
})
