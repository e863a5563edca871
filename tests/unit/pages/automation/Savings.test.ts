import { expect, test } from 'vitest'
import { savings } from '../../../../src/pages/automation/Savings.tsx'

test('a rate of 92 per cent frees 378 hours of 450', () => {
  expect(savings).toMatchObject({ exceptions: 720, before: 450, after: 72, freed: 378 })
  expect(savings.payments - savings.exceptions).toBe(8280)
})
