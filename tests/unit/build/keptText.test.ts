import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptText } from '../../../src/build/keptText.ts'

let cache = ''
beforeEach(() => {
  cache = join(mkdtempSync(join(tmpdir(), 'kept-text-')), 'texts')
})
afterEach(() => rmSync(join(cache, '..'), { recursive: true }))

test('a text is made once for what it is made from, and again for anything else', async () => {
  const make = vi.fn(async () => `made ${make.mock.calls.length}`)
  const of = (...made: unknown[]) => keptText({ cache, made, make })
  expect(await of('a', false)).toBe('made 1')
  expect(await of('a', false)).toBe('made 1')
  expect(await of('a', true)).toBe('made 2')
  expect(await of('b', false)).toBe('made 3')
  expect(await of('a', false)).toBe('made 1')
  expect(make).toHaveBeenCalledTimes(3)
})

test('few are kept', async () => {
  for (let number = 0; number < 20; number++)
    await keptText({ cache, made: [number], make: async () => String(number) })
  expect(readdirSync(cache).length).toBeLessThanOrEqual(4)
})

test('what could not be made is not kept', async () => {
  const failing = { cache, made: ['a'], make: () => Promise.reject(new Error('no')) }
  await expect(keptText(failing)).rejects.toThrow('no')
  expect(await keptText({ ...failing, make: async () => 'yes' })).toBe('yes')
})
