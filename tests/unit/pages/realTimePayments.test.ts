import { expect, test } from 'vitest'
import { interest } from '../../../src/pages/realTimePayments/Interest.tsx'

test('three days of 400,000 euros at 2 % are worth 66.67 euros', () => {
  expect(interest.toFixed(2)).toBe('66.67')
})
