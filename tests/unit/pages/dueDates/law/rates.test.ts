import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  type RateStep,
  type Rates,
  rateOn,
  statutoryRate,
} from '../../../../../src/pages/dueDates/law/interest.ts'
import type { Law } from '../../../../../src/pages/dueDates/law/invoice.ts'

const file = new URL('../../../../../content/rates.yml', import.meta.url)
const all: { id: keyof Rates; steps: RateStep[] }[] = parse(readFileSync(file, 'utf8'))
const stepsOf = (id: keyof Rates) => all.find(one => one.id === id)?.steps ?? []
const rates: Rates = { ecb: stepsOf('ecb'), boe: stepsOf('boe'), legal: stepsOf('legal') }

// ECB 2.40 % on 1 July 2026, Bank Rate 3.75 % on 30 June 2026, French legal rate 2.75 % for the half-year.
test.each<[Law, number]>([
  ['FR', 12.4],
  ['EU', 10.4],
  ['UK', 11.75],
])('late interest of the second half of 2026 in %s is %s %%', (law, percent) => {
  expect(statutoryRate({ law, buyer: 'business' }, rates, '2026-09-30')).toMatchObject({
    percent,
    isEstimated: false,
  })
})

test('the French legal rate of the second half of 2026 is 2.75 %', () => {
  expect(rateOn(rates.legal, '2026-12-31')).toMatchObject({ percent: 2.75, isEstimated: false })
})
