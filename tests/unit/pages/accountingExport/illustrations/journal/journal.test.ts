import { expect, test } from 'vitest'
import { entries, remittance, statement } from '../../../../../../src/components/illustrations/cast.ts'
import {
  carried,
  journal,
  totals,
} from '../../../../../../src/pages/accountingExport/illustrations/journal/journal.ts'

const cents = (amount = 0) => Math.round(amount * 100)
const side = (lines: { debit?: number; credit?: number }[], name: 'debit' | 'credit') =>
  lines.reduce((sum, line) => sum + cents(line[name]), 0)

test('every entry has as much on one side as on the other, and each line one side only', () => {
  for (const { lines } of journal) {
    expect(side(lines, 'debit')).toBe(side(lines, 'credit'))
    for (const line of lines) expect('debit' in line).not.toBe('credit' in line)
  }
})

test('the totals are what is carried over and all lines, equal on both sides', () => {
  const all = [carried, ...journal.flatMap(({ lines }) => lines)]
  expect(cents(totals.debit)).toBe(side(all, 'debit'))
  expect(cents(totals.credit)).toBe(side(all, 'credit'))
  expect(totals.debit).toBe(totals.credit)
  expect(totals.count).toBe(carried.count + journal.length)
})

test('what the bank account receives or pays that day is on its statement, and invoices are those of the cast', () => {
  const lines = journal.filter(({ day }) => day === statement.day).flatMap(entry => entry.lines)
  const amounts: (number | undefined)[] = statement.lines.map(({ amount }) => amount)
  for (const { debit } of lines.filter(({ account }) => account.startsWith('512')))
    expect(amounts).toContain(debit)
  for (const { label, credit } of lines.filter(({ account }) => account.startsWith('411')))
    expect(entries).toContainEqual(expect.objectContaining({ reference: label, amount: credit }))
})

test('one account is still open: that of the check deposit, which no entry of the ledger answers', () => {
  const open = journal.flatMap(({ lines }) => lines).filter(line => line.open)
  expect(open).toHaveLength(1)
  expect(cents(open[0]?.credit)).toBe(
    side(
      remittance.checks.map(({ amount }) => ({ credit: amount })),
      'credit',
    ),
  )
})
