import { expect, test } from 'vitest'
import { statement } from '../../../../src/components/illustrations/cast.ts'
import { adjusted, bank, books } from '../../../../src/pages/reconciliation/Balances.tsx'
import { slip } from '../../../../src/pages/reconciliation/illustrations/matching/slip.ts'

test('both adjusted balances meet in one figure', () => {
  expect(adjusted(bank)).toBe(4_822_851.7)
  expect(adjusted(books)).toBe(adjusted(bank))
})

test('the bank’s side starts from the statement, and the books lack the slip that is still open', () => {
  expect(bank.opening).toBe(statement.closing)
  expect(books.deposit).toBe(slip.amount)
})
