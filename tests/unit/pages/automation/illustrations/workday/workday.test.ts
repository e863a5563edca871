import { expect, test } from 'vitest'
import { accounts, batch } from '../../../../../../src/components/illustrations/cast.ts'
import {
  left,
  lines,
  matched,
  now,
  ran,
  tasks,
} from '../../../../../../src/pages/automation/illustrations/workday/tasks.ts'

test('routines stand in the order of the day, and five of six have run', () => {
  const times = tasks.map(({ at }) => at)
  expect(times).toEqual([...times].sort())
  expect([ran, tasks.length]).toEqual([5, 6])
  expect(tasks.slice(ran).every(({ at }) => at > now)).toBe(true)
})

test('it is the time of the last intraday report, and the first signature is there', () => {
  expect(accounts.every(({ at = '' }) => at <= now)).toBe(true)
  expect(batch.signatures[0]?.at?.localeCompare(now)).toBe(-1)
})

test('one routine alone waits for a person: it has run', () => {
  expect(tasks.filter(({ waiting }) => waiting).map(({ name }) => name)).toEqual(['batch'])
  expect(tasks.findIndex(({ waiting }) => waiting)).toBeLessThan(ran)
})

test('matched and left lines are all lines: 96.1 per cent by rule', () => {
  expect([matched, left, matched + left]).toEqual([2094, 86, lines.all])
  expect(Math.round((matched / lines.all) * 1000) / 10).toBe(96.1)
})
