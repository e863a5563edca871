import { expect, it } from 'vitest'
import { balanceSteps } from '../../../../../src/pages/statements/reader/balanceSteps.ts'

const on = (day: string, balance: bigint) => ({ day, balance })

it('gives each day its width, the last one too', () => {
  const days = [on('2025-08-27', 1000n), on('2025-08-28', 2000n), on('2025-08-29', 0n)]
  expect(balanceSteps(days).line).toBe('M0 75.0H240.0V4.0H480.0V146.0H720.0')
})

it('goes on with a balance until the next day that has one', () => {
  expect(balanceSteps([on('2025-02-28', 0n), on('2025-03-03', 10n)]).line).toBe('M0 146.0H540.0V4.0H720.0')
})

it('draws one day as a level line', () => {
  expect(balanceSteps([on('2025-08-27', 500n)]).line).toMatch(/^M0 [\d.]+H720\.0$/)
})

it('marks zero where the balance crosses it', () => {
  expect(balanceSteps([on('2025-08-27', -100n), on('2025-08-28', 100n)]).zero).toBe('75.0')
  expect(balanceSteps([on('2025-08-27', 1n), on('2025-08-28', 100n)]).zero).toBeUndefined()
})
