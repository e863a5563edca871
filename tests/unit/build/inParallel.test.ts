import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from '../../../src/build/inParallel.ts'

test('runs every item once, and never more at a time than asked for', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inParallel(
    Array.from({ length: 10 }, (_, index) => index),
    async item => {
      most = Math.max(most, ++running)
      await wait(1)
      running--
      done.push(item)
    },
    3,
  )
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(most).toBe(3)
})

test('rejects with the first error', async () => {
  const run = async (item: number) => {
    if (item === 2) throw new Error('item 2 failed')
  }
  await expect(inParallel([1, 2, 3], run)).rejects.toThrow('item 2 failed')
})
