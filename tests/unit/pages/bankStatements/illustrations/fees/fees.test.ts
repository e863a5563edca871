import { expect, test } from 'vitest'
import { accounts, today } from '../../../../../../src/components/illustrations/cast.ts'
import {
  invoice,
  overcharged,
  services,
} from '../../../../../../src/pages/bankStatements/illustrations/fees/fees.ts'

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)

test('each line is its quantity at the agreed price, and at the charged one, without a fraction of a cent', () => {
  for (const { quantity, agreed, charged, due, taken } of services) {
    expect(quantity * agreed).toBeCloseTo(due, 6)
    expect(quantity * charged).toBeCloseTo(taken, 6)
  }
})

test('the totals are those of the lines, and differ by the difference', () => {
  expect(sum(services.map(({ due }) => due))).toBe(cents(invoice.due))
  expect(sum(services.map(({ taken }) => taken))).toBe(cents(invoice.taken))
  expect([invoice.due, invoice.taken, invoice.difference]).toEqual([1_017.2, 1_179.2, 162])
})

test('one service alone makes the whole difference', () => {
  const off = services.filter(({ due, taken }) => due !== taken)
  expect(off).toEqual([overcharged])
  const { quantity = 0, agreed = 0, charged = 0 } = overcharged ?? {}
  expect(cents(quantity * (charged - agreed))).toBe(cents(invoice.difference))
})

test('the invoice is one of the cast’s banks, for the month before', () => {
  expect(accounts.map(({ bank }) => bank)).toContain(invoice.bank)
  expect(Number(today.slice(5, 7)) - Number(invoice.month.slice(5, 7))).toBe(1)
})
