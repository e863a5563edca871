import { describe, expect, test } from 'vitest'
import { entries, remittance, statement } from '../../../../../../src/components/illustrations/cast.ts'
import {
  height,
  matched,
  rows,
  slip,
  strokes,
} from '../../../../../../src/pages/reconciliation/illustrations/matching/slip.ts'

const cents = (amount: number) => Math.round(amount * 100)

describe('the open line', () => {
  test('is the check deposit, and its slip answers it to the cent', () => {
    const line = statement.lines[slip.line]
    expect(line?.label).toBe(`REM CHQ ${slip.number}`)
    expect(cents(slip.amount)).toBe(cents(line?.amount ?? 0))
    expect(slip.checks).toBe(remittance.checks.length)
  })
  test('is the only one: three lines of four before the decision, all four after it', () => {
    expect([matched, matched + 1]).toEqual([3, statement.lines.length])
  })
})

describe('the strokes', () => {
  test('leave room for one row more than the entries', () => {
    expect(rows).toBe(entries.length + 1)
    expect(strokes.viewBox).toBe(`0 0 44 ${height}`)
  })
  test('draw the match to be made from the end of the open line to the last row', () => {
    expect(strokes.open).toBe('M0 222h10')
    expect(strokes.slip).toBe('M0 222C26 222 18 274 44 274')
    expect(strokes.links).not.toContain(strokes.slip)
  })
})
