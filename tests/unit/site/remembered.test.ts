import { expect, test, vi } from 'vitest'
import { remembered } from '../../../src/site/remembered.ts'

test('loads once, and gives the same from then on', async () => {
  const load = vi.fn(async () => ({}))
  const page = remembered(load)
  expect(await page()).toBe(await page())
  expect(load).toHaveBeenCalledTimes(1)
})

test('tries again what could not be loaded', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('no connection'))
  const page = remembered(load)
  await expect(page()).rejects.toThrow('no connection')
  expect(await page()).toBe('there')
})
