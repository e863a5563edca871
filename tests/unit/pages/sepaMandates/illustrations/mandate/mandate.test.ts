import { describe, expect, test } from 'vitest'
import { remittance, today } from '../../../../../../src/components/illustrations/cast.ts'
import {
  contestMonths,
  idleMonths,
  later,
  longestReference,
  refundWeeks,
} from '../../../../../../src/pages/sepaMandates/illustrations/mandate/deadlines.ts'
import {
  collection,
  lapsed,
  mandate,
  voidSince,
} from '../../../../../../src/pages/sepaMandates/illustrations/mandate/mandates.ts'

const cents = (amount: number) => Math.round(amount * 100)

describe.each([mandate.reference, lapsed.reference])('the reference %s', reference => {
  test('has 35 characters at most, all of them allowed in SEPA', () => {
    expect(longestReference).toBe(35)
    expect(reference.length).toBeLessThanOrEqual(longestReference)
    expect(reference).toMatch(/^[A-Za-z0-9+?/:().,'-]+$/)
    expect(reference).not.toMatch(/^\/|\/$|\/\//)
  })
  test('starts with the group’s prefix', () => {
    expect(reference).toMatch(/^ARV-FR-/)
  })
})

test('the batch is the sum of what is ready and what is blocked', () => {
  const { debits, total, ready } = collection
  expect(ready.debits + 1).toBe(debits)
  expect(cents(ready.amount) + cents(lapsed.amount)).toBe(cents(total))
})

test('the debtors are of the cast', () => {
  const drawers = remittance.checks.map(({ drawer }) => drawer)
  expect(drawers).toEqual(expect.arrayContaining([mandate.debtor, lapsed.debtor]))
})

describe('dates', () => {
  test('the blocked mandate has been void for want of use since before today', () => {
    expect(idleMonths).toBe(36)
    expect(voidSince).toBe('2025-08-05')
    expect(voidSince < today && today < collection.due).toBe(true)
    expect(later(voidSince, { months: 1 })).toBe(collection.due) // “a month before the batch”, says the page
  })
  test('the open mandate was signed this year, as its reference says, long enough before', () => {
    expect(mandate.reference).toContain(mandate.signed.slice(0, 4))
    expect(later(mandate.signed, { days: 14 }) < today).toBe(true)
    expect(later(mandate.signed, { months: idleMonths }) > collection.due).toBe(true)
  })
  test('the deadlines after the due date are those the page names', () => {
    expect(later(collection.due, { days: 7 * refundWeeks })).toBe('2025-10-31')
    expect(later(collection.due, { months: contestMonths })).toBe('2026-10-05')
    expect(later(collection.due, { months: idleMonths })).toBe('2028-09-05')
    expect(later('2025-08-22', { days: 14 })).toBe(collection.due) // the notice of 14 days in the questions
  })
  test('a day is due on a day when banks settle', () => {
    expect(new Date(`${collection.due}T00:00:00Z`).getUTCDay()).toBe(5)
  })
})
