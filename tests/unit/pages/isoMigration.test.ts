import { expect, test } from 'vitest'
import { families, hoursFor, hoursInAll, payeeCount } from '../../../src/pages/isoMigration/Addresses.tsx'

test('the families of addresses make up all payees', () => {
  expect(payeeCount).toBe(4_200)
  expect(families.map(({ payees }) => Math.round((payees / payeeCount) * 100))).toEqual([68, 22, 10])
})

test('their hours add up', () => {
  expect(families.map(({ payees, minutes }) => hoursFor(payees, minutes))).toEqual([0, 15.4, 21])
  expect(hoursInAll).toBeCloseTo(36.4)
})
