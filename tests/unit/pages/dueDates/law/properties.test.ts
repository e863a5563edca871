import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRates } from '../../../../../src/commands/dueDate.ts'
import { addDays, daysBetween } from '../../../../../src/pages/dueDates/law/calendar.ts'
import { claimOf } from '../../../../../src/pages/dueDates/law/claim.ts'
import { currencyOf, type Invoice } from '../../../../../src/pages/dueDates/law/invoice.ts'

const rates = await readRates('.')
const day = fc.integer({ min: 0, max: 3_000 }).map(days => addDays('2019-06-01', days))
const term = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constantFrom('net' as const, 'summary' as const), days: fc.nat(120) }),
  fc.record({
    kind: fc.constant('endOfMonth' as const),
    days: fc.nat(90),
    method: fc.constantFrom('monthEndFirst' as const, 'monthEndLast' as const),
  }),
)
const invoices: fc.Arbitrary<Invoice> = fc
  .record({
    law: fc.constantFrom('FR' as const, 'EU' as const, 'UK' as const),
    buyer: fc.constantFrom('business' as const, 'public' as const, 'health' as const),
    sector: fc.constantFrom(undefined, 'transport', 'perishable', 'freshMeat', 'spirits', 'wine'),
    invoiced: day,
    received: fc.option(day, { nil: undefined }),
    goods: fc.option(day, { nil: undefined }),
    amount: fc.integer({ min: 1, max: 10_000_000_000 }),
    term,
    movesWeekends: fc.boolean(),
    hasFairTerm: fc.boolean(),
    rate: fc.option(
      fc.integer({ min: 0, max: 9_999 }).map(rate => rate / 100),
      { nil: undefined },
    ),
    paid: fc.option(day, { nil: undefined }),
    today: day,
  })
  .map(invoice => ({ ...invoice, currency: currencyOf(invoice.law) }))

test('interest is the sum of its half-years, which cover the delay without gaps', () => {
  fc.assert(
    fc.property(invoices, invoice => {
      const { late, lawfulDue, until } = claimOf(invoice, rates)
      expect(late.interest).toBe(late.lines.reduce((sum, line) => sum + line.interest, 0))
      expect(late.days).toBe(late.lines.reduce((sum, line) => sum + line.days, 0))
      let next = addDays(lawfulDue, 1)
      for (const { from, to, days } of late.lines) {
        expect(from).toBe(next)
        expect(daysBetween(from, to) + 1).toBe(days)
        next = addDays(to, 1)
      }
      if (late.lines.length > 0) expect(next).toBe(addDays(until, 1))
    }),
  )
})

test('later payment never costs less', () => {
  fc.assert(
    fc.property(invoices, day, fc.nat(800), (invoice, paid, more) => {
      const sooner = claimOf({ ...invoice, paid }, rates).late
      const later = claimOf({ ...invoice, paid: addDays(paid, more) }, rates).late
      expect(later.interest + later.indemnity).toBeGreaterThanOrEqual(sooner.interest + sooner.indemnity)
    }),
  )
})

test('the lawful due date is never later than the agreed one, unless the invoice is', () => {
  fc.assert(
    fc.property(invoices, invoice => {
      const { due, lawfulDue, limit } = claimOf(invoice, rates)
      if (limit === 'notBeforeInvoice') expect(lawfulDue >= invoice.invoiced).toBe(true)
      else expect(lawfulDue <= due).toBe(true)
      expect(lawfulDue === due || limit !== undefined).toBe(true)
    }),
  )
})

test('interest grows with the amount, to a cent for each half-year', () => {
  fc.assert(
    fc.property(invoices, fc.integer({ min: 1, max: 1_000 }), (invoice, more) => {
      const less = claimOf(invoice, rates).late.interest
      const greater = claimOf({ ...invoice, amount: invoice.amount + more }, rates).late.interest
      expect(greater).toBeGreaterThanOrEqual(less)
    }),
  )
})
