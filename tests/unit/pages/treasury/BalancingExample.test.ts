import { describe, expect, test } from 'vitest'
import { accounts, balance, overdraftInterest } from '../../../../src/pages/treasury/BalancingExample.tsx'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the example of three accounts', () => {
  const balanced = balance(accounts)

  test('moves money without making any: transfers sum to nothing, the total stays 465,000', () => {
    expect(sum(balanced.map(({ transfer }) => transfer))).toBe(0)
    expect(sum(accounts.map(({ projected }) => projected))).toBe(465_000)
    expect(sum(balanced.map(({ after }) => after))).toBe(465_000)
  })

  test('needs two transfers, from a surplus of 620,000, and leaves no account in debit', () => {
    expect(balanced.map(({ transfer }) => transfer)).toEqual([-430_000, 360_000, 70_000])
    expect(balanced.map(({ after }) => after)).toEqual([390_000, 50_000, 25_000])
  })

  test('saves the interest of one weekend at six per cent', () => {
    expect(overdraftInterest(accounts, 6, 3)).toBe(177.5)
  })
})

test('an account is not brought under its own target to help another', () => {
  const transfers = balance([
    { projected: 100, target: 80 },
    { projected: -50, target: 0 },
    { projected: 10, target: 0 },
  ]).map(({ transfer }) => transfer)
  expect(transfers).toEqual([-20, 30, -10])
})
