import { describe, expect, test } from 'vitest'
import { accounts, pool, today } from '../../../../../../src/components/illustrations/cast.ts'
import {
  drawBars,
  months,
  place,
} from '../../../../../../src/pages/liquidity/illustrations/schedule/drawing.ts'
import {
  facilityLimit,
  instruments,
  loan,
  span,
} from '../../../../../../src/pages/liquidity/illustrations/schedule/instruments.ts'
import {
  account,
  findAlert,
  interest,
  project,
} from '../../../../../../src/pages/liquidity/illustrations/schedule/projection.ts'

const find = (name: string) => instruments.find(instrument => instrument.name === name)

describe('the alert', () => {
  const alert = findAlert(account)

  test('follows from what the cast’s account holds today and from its flows', () => {
    expect(account).toMatchObject({ bank: 'Banque du Léman', currency: 'CHF', opening: 812_400 })
    expect(accounts.map(({ balance }) => balance)).toContain(account.opening)
    const until = account.flows.filter(({ day }) => day <= '2025-09-12')
    const balance = until.reduce((sum, { amount }) => sum + amount, account.opening)
    expect(alert).toEqual({ day: '2025-09-12', balance, gap: account.threshold - balance })
    expect([balance, account.threshold, alert?.gap]).toEqual([223_000, 250_000, 27_000])
  })

  test('is the only one: before and after that day the account holds enough', () => {
    expect(project(account).filter(({ balance }) => balance < account.threshold)).toHaveLength(1)
    expect(account.opening).toBeGreaterThan(account.threshold)
    expect(project(account).at(-1)?.balance).toBe(533_000)
  })

  test('is not raised where nothing falls under the threshold', () => {
    expect(findAlert({ ...account, threshold: 223_000 })).toBeUndefined()
  })

  test('comes fifteen days ahead', () => {
    expect((Date.parse(alert?.day ?? '') - Date.parse(today)) / 86_400_000).toBe(15)
  })
})

test('the flows come in order, after today, on working days', () => {
  const days = account.flows.map(({ day }) => day)
  expect(days).toEqual([...days].sort())
  for (const day of days) {
    expect(day > today).toBe(true)
    expect([0, 6]).not.toContain(new Date(day).getUTCDay())
  }
})

test('the loan’s first quarter has 92 days of interest, and is the flow of its day', () => {
  expect(interest(loan)).toBe(437_000)
  expect(interest({ ...loan, capital: 360_000, rate: 1, due: '2025-06-13' })).toBe(10)
  expect(account.flows.find(({ purpose }) => purpose === 'loan')).toMatchObject({
    day: loan.due,
    amount: -512_000,
  })
})

describe('the instruments', () => {
  test('agree with their names, the cast and each other', () => {
    expect(find('deposit')).toMatchObject({ kind: 'investment', from: '2025-04-14', to: '2025-10-14' })
    expect(find('current')?.amount).toBe(pool.header)
    expect(find('loan')?.amount).toBe(loan.capital)
    expect(find('facility')?.amount).toBeLessThan(facilityLimit)
  })
})

describe('the drawing', () => {
  test('places days in per cent of the five months', () => {
    expect([span.from, '2025-09-12', span.to].map(place)).toEqual([0, 47.7, 100])
    expect([place('2024-01-01'), place('2026-01-01')]).toEqual([0, 100])
    expect(months.map(place)).toEqual([0, 20.3, 40.5, 60.1, 80.4])
  })

  test('cuts a bar at the edges of the schedule, and keeps the rows apart', () => {
    const bars = drawBars(instruments)
    expect(bars.map(({ x, width }) => [x, Math.round((x + width) * 10) / 10])).toEqual([
      [10.5, 51],
      [0, 100],
      [33.3, 60.8],
      [0, 68.6],
      [0, 100],
    ])
    expect(bars.map(({ y }) => y % 3)).toEqual([0, 0, 0, 0, 0])
  })
})
