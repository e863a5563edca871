import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lateInterest, type RateStep, type Rates } from '../../../src/dueDates/interest.ts'
import type { Law } from '../../../src/dueDates/terms.ts'

const file = new URL('../../../content/rates.yml', import.meta.url)
const all: { id: keyof Rates; steps: RateStep[] }[] = parse(readFileSync(file, 'utf8'))
const stepsOf = (id: keyof Rates) => all.find(one => one.id === id)?.steps ?? []
const rates: Rates = { ecb: stepsOf('ecb'), boe: stepsOf('boe'), legal: stepsOf('legal') }

// ECB 2.40 % on 1 July 2026, Bank Rate 3.75 % on 30 June 2026, French legal rate 2.75 % for the half-year.
test.each<[Law, number]>([
  ['france', 12.4],
  ['eu', 10.4],
  ['uk', 11.75],
])('late interest of the second half of 2026 in %s is %s %%', (law, percent) => {
  const invoice = { law, amount: 10_000_00, due: '2026-08-31', paid: '2026-09-30' }
  const [line] = lateInterest(invoice, rates).lines
  expect(line).toMatchObject({ percent, isExtrapolated: false })
})

test('the lowest rate that can be agreed in France in the second half of 2026 is 8.25 %', () => {
  const invoice = { law: 'france', amount: 10_000_00, due: '2026-08-31', paid: '2026-09-30' } as const
  expect(lateInterest(invoice, rates).lowestAgreed).toBe(8.25)
})
