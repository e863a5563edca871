// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { chart, coursesOf, historyPage } from '../../bench/chart.ts'
import type { Run } from '../../bench/history.ts'

const runs: Run[] = [
  { at: '2026-11-20T08:00:00.000Z', figures: { 'home: LCP': 1200, 'memory & time': 0 } },
  {
    at: '2026-11-21T08:00:00.000Z',
    figures: { search: 81.4 },
    units: { search: 'ms' },
    budgets: { search: 100 },
  },
  { at: '2026-11-22T08:00:00.000Z', figures: { 'home: LCP': 900, search: 120.25 } },
]

const drawing = () => new DOMParser().parseFromString(chart(runs), 'image/svg+xml')

it('follows each figure over the runs that measured it, with what is known of it', () => {
  expect(
    coursesOf(runs).map(({ name, points, unit, budget }) => [name, points.length, unit, budget]),
  ).toEqual([
    ['home: LCP', 2, '', undefined],
    ['memory & time', 1, '', undefined],
    ['search', 2, 'ms', 100],
  ])
})

it('draws a line for each, and the budget where there is one', () => {
  expect(drawing().querySelector('parsererror')).toBeNull()
  expect([...drawing().querySelectorAll('text:not(.last)')].map(text => text.textContent)).toEqual([
    'home: LCP',
    'memory & time',
    'search',
  ])
  expect([...drawing().querySelectorAll('.last')].map(text => text.textContent)).toEqual([
    '900',
    '0',
    '120.3 ms',
  ])
  expect(drawing().querySelectorAll('polyline')).toHaveLength(3)
  expect(drawing().querySelectorAll('.budget')).toHaveLength(1)
})

it('stands from zero to the highest value', () => {
  const [first] = drawing().querySelectorAll('polyline')
  expect(first?.getAttribute('points')).toBe('0.0,40.0 218.0,50.0')
  expect(chart(runs)).not.toContain('NaN')
})

it('lists the last values, the newest first', () => {
  expect(historyPage(runs)).toContain('| home: LCP |  |  | 2026-11-22 | 900 | 1200 |')
  expect(historyPage(runs)).toContain('| search | ms | 100 | 2026-11-22 | 120.3 | 81.4 |')
})
