import { expect, test } from 'vitest'
import { unusedOf } from '../../bench/unused.ts'

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })

test('what never ran is counted once, and what ran within it is not', () => {
  const source = 'x'.repeat(100)
  expect(unusedOf({ source, functions: [] })).toBe(0)
  expect(unusedOf({ source, functions: [{ ranges: [range(0, 100, 1), range(20, 60, 0)] }] })).toBe(40)
  const functions = [{ ranges: [range(30, 40, 2)] }, { ranges: [range(0, 100, 1), range(20, 60, 0)] }]
  expect(unusedOf({ source, functions })).toBe(30)
})
