import { expect, test } from 'vitest'
import { accounts, today } from '../../../../../../src/components/illustrations/cast.ts'
import {
  gap,
  linesRead,
  received,
} from '../../../../../../src/pages/bankStatements/illustrations/inbox/inbox.ts'

test('every account of the cast has its file, with the balance that all scenes show', () => {
  expect(received.map(({ bank, balance, currency }) => ({ bank, balance, currency }))).toEqual(
    accounts.map(({ bank, balance, currency }) => ({ bank, balance, currency })),
  )
})

test('the lines read are those of all files', () => {
  expect(linesRead).toBe(214 + 37 + 52 + 88 + 19)
})

test('the intraday report is the one whose account says so, and when', () => {
  const intraday = received.filter(({ format }) => format === 'camt.052')
  expect(intraday.map(({ news, at }) => [news, at])).toEqual([['intraday', '11:42']])
})

test('one account has a gap: the closing balance and what is missing make the opening balance', () => {
  expect(gap.before.closing + gap.missing.movement).toBe(gap.after.opening)
  expect(gap.missing.movement).toBe(-2_280_000)
})

test('the statement after the gap is right in itself, and closes on the balance in the list', () => {
  const account = received.find(({ bank }) => bank === gap.bank)
  expect(gap.after.opening + gap.after.entries).toBe(gap.after.closing)
  expect(account).toMatchObject({ balance: gap.after.closing, currency: gap.currency })
})

test('the four days follow each other', () => {
  const days = [gap.before.day, gap.missing.day, gap.after.day, today].map(day => Date.parse(day) / 864e5)
  expect(days.map(day => day - (days[0] ?? 0))).toEqual([0, 1, 2, 3])
})
