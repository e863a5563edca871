import { expect, test } from 'vitest'
import { parseAmount, parsePercent } from '../../../../../src/pages/dueDates/law/amount.ts'
import { endOfTenDays } from '../../../../../src/pages/dueDates/law/calendar.ts'
import { calendarFile } from '../../../../../src/pages/dueDates/law/calendarEntry.ts'
import { calculate } from '../../../../../src/pages/dueDates/law/claim.ts'
import type { Entry } from '../../../../../src/pages/dueDates/law/entry.ts'
import { rateOn, simpleInterest, withKnownRates } from '../../../../../src/pages/dueDates/law/interest.ts'

const rates = {
  ecb: [
    { from: '2025-01-01', percent: 3.15 },
    { from: '2025-07-01', percent: 2.15 },
  ],
  boe: [{ from: '2025-01-01', percent: 4.75 }],
  legal: [
    { from: '2025-01-01', percent: 3.71 },
    { from: '2025-07-01', percent: 2.76 },
  ],
}
const filled: Entry = { law: 'FR', invoice: '2025-03-01', amount: '1 000', term: 'net', days: '30' }
const outcome = (changed: Entry, today = '2025-05-01') => calculate({ ...filled, ...changed }, rates, today)
const problems = (changed: Entry) =>
  outcome(changed).problems.map(({ field, kind, blocks }) => `${field} ${kind}${blocks ? '' : '?'}`)

test('a day of payment that is left empty is today', () => {
  expect(outcome({}).claim).toMatchObject({ due: '2025-03-31', until: '2025-05-01', late: { days: 31 } })
  expect(outcome({ paid: '2025-04-01' }).claim).toMatchObject({ until: '2025-04-01', late: { days: 1 } })
})

test('without an amount there is a due date, and no interest', () => {
  expect(outcome({ amount: '' })).toMatchObject({ claim: undefined, dates: { due: '2025-03-31' } })
  expect(outcome({ amount: 'mille' })).toMatchObject({ claim: undefined, dates: { due: '2025-03-31' } })
  expect(outcome({ invoice: '' })).toMatchObject({ claim: undefined, dates: undefined })
})

test.each<[Entry, string]>([
  [{ law: '' }, 'law missing'],
  [{ law: 'DE' }, 'law unknown'],
  [{ buyer: 'state' }, 'buyer unknown'],
  [{ sector: 'cheese' }, 'sector unknown'],
  [{ law: 'UK', sector: 'wine' }, 'sector elsewhere?'],
  [{ amount: '' }, 'amount missing'],
  [{ amount: 'mille' }, 'amount notAnAmount'],
  [{ amount: '1.234,567' }, 'amount notAnAmount'],
  [{ amount: '0' }, 'amount notPositive'],
  [{ amount: '−1 250,50 €' }, 'amount notPositive'],
  [{ invoice: '' }, 'invoice missing'],
  [{ invoice: '2025-02-30' }, 'invoice notADate'],
  [{ invoice: '30/02/2025' }, 'invoice notADate'],
  [{ invoice: '2012-12-31' }, 'invoice longAgo?'],
  [{ invoice: '2029-01-01' }, 'invoice farAhead?'],
  [{ days: '30 jours' }, 'days notDays'],
  [{ days: '-1' }, 'days notDays'],
  [{ days: '1000' }, 'days notDays'],
  [{ days: '' }, 'days missing'],
  [{ days: '90' }, 'term beyondMaximum?'],
  [{ term: 'soon' }, 'term unknown'],
  [{ term: 'endOfMonth', method: 'x' }, 'method unknown'],
  [{ paid: '2025-02-01' }, 'paid beforeInvoice?'],
  [{ paid: 'hier' }, 'paid notADate'],
  [{ goods: 'hier' }, 'goods notADate'],
  [{ received: '2025-02-01' }, 'received beforeInvoice?'],
  [{ rate: 'beaucoup' }, 'rate notARate'],
  [{ rate: '120' }, 'rate notARate'],
  [{ rate: '8' }, 'rate belowFloor?'],
  [{ rate: '12', buyer: 'public' }, 'rate setByLaw?'],
  [{ law: 'UK', rate: '6,75' }, 'rate doubtfulRemedy?'],
  [{ law: 'EU', rate: '8', buyer: 'public' }, 'rate belowFloor?'],
  [{ law: 'EU', rate: '0' }, 'rate belowFloor?'],
  [{ law: 'EU', currency: 'SEK' }, 'currency notCovered'],
  [{ currency: 'JPY' }, 'currency fractions'],
  [{ currency: 'E' }, 'currency unknown'],
  [{ currency: 'USD' }, 'currency otherCurrency?'],
])('what is wrong or doubtful is named: %o is %s', (changed, problem) => {
  expect(problems(changed)).toEqual([problem])
})

test.each<[Entry]>([
  [{ goods: '2025-01-01' }],
  [{ law: 'UK', rate: '9.75' }],
  [{ law: 'EU', rate: '3' }],
  [{ rate: '13' }],
  [{ term: 'none', days: '' }],
  [{ term: 'endOfMonth', days: '' }],
])('nothing is wrong with %o', changed => {
  expect(problems(changed)).toEqual([])
})

test('a weekend moves to Monday only if the contract says so', () => {
  // 30 August 2025 is a Saturday.
  expect(outcome({ invoice: '2025-07-31' }).dates?.due).toBe('2025-08-30')
  expect(outcome({ invoice: '2025-07-31', movesWeekends: 'true' }).dates?.due).toBe('2025-09-01')
  expect(outcome({ invoice: '2025-07-01', days: '60', movesWeekends: 'true' }).dates).toMatchObject({
    due: '2025-09-01',
    lawfulDue: '2025-09-01',
  })
})

test('a half-year without a rate takes the last one before it, and is marked', () => {
  expect(rateOn(rates.ecb, '2025-12-31')).toMatchObject({ percent: 2.15, isEstimated: false })
  expect(rateOn(rates.ecb, '2026-01-01')).toMatchObject({ percent: 2.15, isEstimated: true })
  expect(rateOn(rates.ecb, '2019-12-31')).toMatchObject({ percent: 3.15, isEstimated: true })
  const { late } = outcome({ invoice: '2025-11-01' }, '2026-02-01').claim ?? {}
  expect(late?.lines.map(({ percent, isEstimated }) => [percent, isEstimated])).toEqual([
    [12.15, false],
    [12.15, true],
  ])
  expect(late?.missing).toEqual([{ rate: 'ecb', from: '2026-01-01' }])
})

test('a rate that the visitor knows replaces the estimate of its half-year alone', () => {
  const known = withKnownRates(rates, {
    ecb: [
      { from: '2026-07-01', percent: 9 },
      { from: '2025-07-01', percent: 9 },
    ],
  })
  expect(rateOn(known.ecb, '2025-07-01')).toMatchObject({ percent: 2.15, isEstimated: false })
  expect(rateOn(known.ecb, '2026-03-01')).toMatchObject({ percent: 2.15, isEstimated: true })
  expect(rateOn(known.ecb, '2026-07-01')).toMatchObject({ percent: 9, isEstimated: false })
})

test('outside France a longer term stands where it is agreed expressly and fair', () => {
  const dates = (changed: Entry) => outcome({ days: '90', ...changed }).dates
  expect(dates({ law: 'UK' })).toMatchObject({ due: '2025-05-30', lawfulDue: '2025-04-29' })
  expect(dates({ law: 'EU' })).toMatchObject({ due: '2025-05-30', lawfulDue: '2025-04-30' })
  for (const law of ['UK', 'EU']) expect(dates({ law, fairTerm: 'true' })?.lawfulDue).toBe('2025-05-30')
  expect(dates({ law: 'UK', buyer: 'public', fairTerm: 'true' })?.lawfulDue).toBe('2025-03-30')
  expect(dates({ fairTerm: 'true' })?.lawfulDue).toBe('2025-04-30')
})

test('half a cent is rounded up', () => {
  expect(simpleInterest(365_00, 10, 5)).toBe(50)
  expect(simpleInterest(36_50, 5, 1)).toBe(1)
  expect(simpleInterest(36_49, 5, 1)).toBe(0)
})

test('amounts are read as people write and paste them', () => {
  expect(parseAmount('12 345,60 €')).toBe(12_345_60)
  expect(parseAmount('12\u202f345,60\u00a0€')).toBe(12_345_60)
  expect(parseAmount('\u221212\u00a0345,60')).toBe(-12_345_60)
  expect(parseAmount('(1,250.50)')).toBe(-1_250_50)
  expect(parseAmount('1’250.50-')).toBe(-1_250_50)
  expect(parseAmount('£12,345.6')).toBe(12_345_60)
  expect(parseAmount('EUR 12.5')).toBe(12_50)
  expect(parseAmount('2,5')).toBe(parseAmount('2.5'))
  expect(parseAmount('1.234')).toBe(1_234_00)
  expect(parseAmount('0,5')).toBe(50)
  for (const text of ['', '1,2,3', '12,3456', 'abc', '--5', '5 5 €€'])
    expect(parseAmount(text)).toBeUndefined()
  expect(parsePercent('12,5 %')).toBe(12.5)
  expect(parsePercent('0.875')).toBe(0.875)
  expect(parsePercent('120')).toBeUndefined()
})

test('a ten-day period ends on the 10th, the 20th or with the month', () => {
  expect(
    ['2024-02-01', '2024-02-10', '2024-02-11', '2024-02-20', '2024-02-21', '2024-02-29'].map(endOfTenDays),
  ).toEqual(['2024-02-10', '2024-02-10', '2024-02-20', '2024-02-20', '2024-02-29', '2024-02-29'])
})

const calendar = {
  day: '2024-12-31',
  summary: 'Échéance, facture',
  description: `${'é'.repeat(80)}\nfin`,
  identity: 'FR 2024-11-01 1000',
  reminder: 7,
  now: 0,
  host: 'example.org',
}

test('a calendar file has one day, escaped text and lines of at most 75 bytes', () => {
  const file = calendarFile(calendar)
  expect(file).toContain('DTSTART;VALUE=DATE:20241231\r\nDTEND;VALUE=DATE:20250101\r\n')
  expect(file).toContain('DTSTAMP:19700101T000000Z\r\n')
  expect(file).toContain('SUMMARY:Échéance\\, facture\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(80)}\\nfin\r\n`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the same invoice keeps its identity in the calendar, another one has its own', () => {
  const uid = (changed: Partial<typeof calendar>) =>
    /^UID:(.+)\r$/m.exec(calendarFile({ ...calendar, ...changed }))?.[1]
  expect(uid({ now: 1_000_000, description: 'autre', day: '2025-01-01' })).toBe(uid({}))
  expect(uid({ identity: 'FR 2024-11-02 1000' })).not.toBe(uid({}))
})

test.each([
  [0, 'PT9H'],
  [1, '-PT15H'],
  [7, '-P6DT15H'],
])('a reminder %i days before comes at nine in the morning', (reminder, trigger) => {
  expect(calendarFile({ ...calendar, reminder })).toContain(`TRIGGER:${trigger}\r\n`)
})

test('without a reminder the entry has no alarm', () => {
  expect(calendarFile({ ...calendar, reminder: undefined as never })).not.toContain('VALARM')
})
