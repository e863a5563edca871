import { expect, test } from 'vitest'
import { example, exampleTotals } from '../../../../src/pages/accountingExport/Accounts.tsx'

test('the example posts as much in debit as in credit, and its amounts are those that the text works out', () => {
  expect(exampleTotals).toEqual({ debit: 51_592.5, credit: 51_592.5 })
  const debits = Object.fromEntries(example.map(({ account, debit }) => [account, debit]))
  expect(debits.interest).toBeCloseTo((180_000 * 0.06 * 10) / 360)
  expect(debits.bank).toBeCloseTo((250_000 * 0.02 * 90) / 360)
  expect(example[0]?.credit).toBe(300 + 42.5 + 50_000)
})
