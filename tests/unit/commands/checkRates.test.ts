import { expect, test } from 'vitest'
import { missingRates } from '../../../src/commands/checkRates.ts'

const text = `- id: ecb
  source: https://example.org/ecb
  steps:
    - { from: 2026-01-01, percent: 2.15 }
    - { from: 2026-07-01, percent: 2.4 }
- id: boe
  source: https://example.org/boe
  steps:
    - { from: 2026-01-01, percent: 3.75 }
`

test('a rate without the current half-year is named, with the link where to look', () => {
  const [problem, ...others] = missingRates(text, '2026-07-01')
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file: 'content/rates.yml', line: 6 })
  expect(problem?.text).toContain('2026-07-01')
  expect(problem?.text).toContain('https://example.org/boe')
})

test('nothing is said before the half-year begins', () => {
  expect(missingRates(text, '2026-06-30')).toEqual([])
  expect(missingRates(text, '2027-01-01')).toHaveLength(2)
  expect(missingRates('', '2027-01-01')).toEqual([])
})
