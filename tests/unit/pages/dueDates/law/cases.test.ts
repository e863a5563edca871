import { expect, test } from 'vitest'
import { dueDateResults, readRates } from '../../../../../src/commands/dueDate.ts'
import { cases } from './cases.ts'

const options = { rates: await readRates('.'), today: '2026-11-28' }

test('at least sixty cases have been worked out by hand', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

test.each(cases)('$article: $entry', ({ entry, due, lawfulDue, daysLate, interest, indemnity, halves }) => {
  const [result] = dueDateResults('cases.json', JSON.stringify([entry]), options)
  expect(result).toMatchObject({ due, lawfulDue, daysLate, interest, indemnity })
  expect(result?.halves).toEqual(
    halves.map(([from, to, rate, days, share]) => ({
      from,
      to,
      rate,
      days,
      interest: share,
      estimated: false,
    })),
  )
})
