import { expect, test } from 'vitest'
import { batch, tiers } from '../../../../../../src/components/illustrations/cast.ts'
import {
  drawRuler,
  placeOf,
} from '../../../../../../src/pages/realTimePayments/illustrations/instant/ruler.ts'
import {
  limit,
  stages,
  transfer,
} from '../../../../../../src/pages/realTimePayments/illustrations/instant/transfer.ts'

const seconds = stages.map(({ second }) => second)
const xs = (path: string) => [...path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x))

test('a second stands at its share of the ruler', () => {
  expect(seconds).toEqual([0, 1.5, 2.8, 4.2])
  expect(seconds.map(second => placeOf(second, limit))).toEqual(['0%', '15%', '28%', '42%'])
  expect(placeOf(limit, limit)).toBe('100%')
})

test('stages follow one another, and the last one leaves time to spare', () => {
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
  expect(limit - (seconds.at(-1) ?? limit)).toBeCloseTo(5.8)
})

test('the ruler has a tick every tenth of a second; those up to the last stage have passed', () => {
  const { viewBox, passed, left, end } = drawRuler(4.2, limit)
  expect(viewBox).toBe('0 0 1000 36')
  expect(xs(passed)).toHaveLength(43)
  expect(xs(passed).at(-1)).toBe(420)
  expect(xs(left)[0]).toBe(430)
  expect([...xs(passed), ...xs(left), ...xs(end)]).toEqual(
    Array.from({ length: 101 }, (_, index) => index * 10),
  )
})

test('seconds are longer than halves, halves longer than tenths', () => {
  expect(drawRuler(1, 1.2).passed).toMatch(/^M0 36v-30M10 36v-14.*M50 36v-21.*M100 36v-30$/)
})

test('the transfer needs the one signature that it has, and is not part of a batch', () => {
  const tier = tiers.find(({ limit }) => transfer.amount <= limit)
  expect(tier?.signers).toEqual([transfer.signer])
  expect(batch.rows.map(({ invoice }) => invoice)).not.toContain(transfer.invoice)
})
