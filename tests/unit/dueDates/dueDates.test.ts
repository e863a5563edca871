import { expect, test } from 'vitest'
import { parseAmount, parsePercent } from '../../../src/dueDates/amount.ts'
import { calendarFile } from '../../../src/dueDates/calendarEntry.ts'
import { lateInterest, rateOn, simpleInterest } from '../../../src/dueDates/interest.ts'
import { dueDate, isTooLong, type Term } from '../../../src/dueDates/terms.ts'

const rates = {
  ecb: [
    { from: '2024-01-01', percent: 4.5 },
    { from: '2024-07-01', percent: 4.25 },
    { from: '2025-01-01', percent: 3.15 },
  ],
  boe: [
    { from: '2024-01-01', percent: 5.25 },
    { from: '2024-07-01', percent: 5.25 },
    { from: '2025-01-01', percent: 4.75 },
  ],
  legal: [
    { from: '2024-01-01', percent: 5.07 },
    { from: '2024-07-01', percent: 4.92 },
    { from: '2025-01-01', percent: 3.71 },
  ],
}

// Worked out by hand with a calendar.
test.each<[Term, string, string]>([
  ['sixty', '2024-01-01', '2024-03-01'],
  ['sixty', '2023-01-01', '2023-03-02'],
  ['monthEndFirst', '2024-01-15', '2024-03-16'],
  ['monthEndFirst', '2023-01-15', '2023-03-17'],
  ['monthEndLast', '2024-01-15', '2024-02-29'],
  ['monthEndLast', '2023-01-14', '2023-02-28'],
  ['monthEndLast', '2023-01-15', '2023-03-31'],
  ['summary', '2024-12-31', '2025-02-14'],
  ['none', '2024-02-28', '2024-03-29'],
])('%s from an invoice of %s is due on %s', (term, invoiced, due) => {
  expect(dueDate({ term, invoiced, days: 0, movesWeekends: false })).toBe(due)
})

test('nothing agreed counts from receipt, where that is known', () => {
  const terms = { term: 'none', invoiced: '2024-01-01', days: 0, received: '2024-01-10' } as const
  expect(dueDate({ ...terms, movesWeekends: false })).toBe('2024-02-09')
})

test('a weekend moves to Monday only if asked', () => {
  const terms = { term: 'net', invoiced: '2024-03-01', days: 29 } as const
  expect(dueDate({ ...terms, movesWeekends: false })).toBe('2024-03-30')
  expect(dueDate({ ...terms, movesWeekends: true })).toBe('2024-04-01')
  expect(dueDate({ ...terms, days: 30, movesWeekends: true })).toBe('2024-04-01')
})

test('more than sixty days net is too long', () => {
  expect(isTooLong({ term: 'net', days: 60 })).toBe(false)
  expect(isTooLong({ term: 'net', days: 61 })).toBe(true)
  expect(isTooLong({ term: 'sixty', days: 90 })).toBe(false)
})

test('French interest changes its rate with the half-year', () => {
  const invoice = { law: 'france', amount: 10_000_00, due: '2024-06-20', paid: '2024-07-10' } as const
  const { days, lines, interest, indemnity } = lateInterest(invoice, rates)
  expect(days).toBe(20)
  // 10,000 × 14.5 % × 10 / 365 = 39.726; 10,000 × 14.25 % × 10 / 365 = 39.041
  expect(lines.map(({ days, percent, interest }) => [days, percent, interest])).toEqual([
    [10, 14.5, 39_73],
    [10, 14.25, 39_04],
  ])
  expect(interest).toBe(78_77)
  expect(indemnity).toBe(40_00)
})

test('interest under the UK Act keeps the rate of the day it starts to run', () => {
  const invoice = { law: 'uk', amount: 5_000_00, due: '2024-12-01', paid: '2025-02-01' } as const
  const { lines, indemnity } = lateInterest(invoice, rates)
  // 5,000 × 13.25 % × 62 / 365 = 112.534
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ days: 62, percent: 13.25, interest: 112_53 })
  expect(indemnity).toBe(70_00)
})

test.each([
  [999_99, 40_00],
  [1_000_00, 70_00],
  [9_999_99, 70_00],
  [10_000_00, 100_00],
])('the fixed sum of the UK Act on %i pence is %i', (amount, sum) => {
  const invoice = { law: 'uk', amount, due: '2024-12-01', paid: '2024-12-02' } as const
  expect(lateInterest(invoice, rates).indemnity).toBe(sum)
})

test('an agreed rate under three times the legal rate gives way to the statutory one', () => {
  const invoice = { law: 'france', amount: 1_000_00, due: '2024-07-01', paid: '2024-07-31' } as const
  expect(lateInterest({ ...invoice, agreed: 14.75 }, rates)).toMatchObject({
    lowestAgreed: 14.76,
    isAgreedTooLow: true,
    lines: [{ percent: 14.25 }],
  })
  expect(lateInterest({ ...invoice, agreed: 14.76 }, rates)).toMatchObject({
    isAgreedTooLow: false,
    lines: [{ percent: 14.76 }],
  })
})

test('paid on the day it is due, nothing is owed', () => {
  const invoice = { law: 'france', amount: 1_000_00, due: '2024-07-01', paid: '2024-07-01' } as const
  expect(lateInterest(invoice, rates)).toMatchObject({ days: 0, lines: [], interest: 0, indemnity: 0 })
})

test('after the last known half-year the last rate goes on, and is marked', () => {
  expect(rateOn(rates.ecb, '2025-06-30')).toEqual({ percent: 3.15, isExtrapolated: false })
  expect(rateOn(rates.ecb, '2025-07-01')).toEqual({ percent: 3.15, isExtrapolated: true })
  expect(() => rateOn(rates.ecb, '2023-12-31')).toThrow('No rate is known for 2023-12-31')
})

test('half a cent is rounded up', () => {
  expect(simpleInterest(365_00, 10, 5)).toBe(50)
  expect(simpleInterest(36_50, 5, 1)).toBe(1)
})

test('amounts are read as people write them', () => {
  expect(parseAmount('12 345,60 €')).toBe(12_345_60)
  expect(parseAmount('12,345.6')).toBe(12_345_60)
  expect(parseAmount('1.234')).toBe(1_234_00)
  expect(parseAmount('0,5')).toBe(50)
  for (const text of ['', '-5', '1,2,3', '12,3456', 'abc']) expect(parseAmount(text)).toBeUndefined()
  expect(parsePercent('12,5 %')).toBe(12.5)
  expect(parsePercent('120')).toBeUndefined()
})

test('a calendar file has one day, escaped text and lines of at most 75 bytes', () => {
  const file = calendarFile({
    day: '2024-12-31',
    summary: 'Échéance, facture',
    description: 'é'.repeat(80),
    now: 0,
    host: 'example.org',
  })
  expect(file).toContain('DTSTART;VALUE=DATE:20241231\r\nDTEND;VALUE=DATE:20250101\r\n')
  expect(file).toContain('SUMMARY:Échéance\\, facture\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(80)}\r\n`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
