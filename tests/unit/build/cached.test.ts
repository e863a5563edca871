import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached } from '../../../src/build/cached.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes a file once, and takes it from the cache afterwards', async () => {
  const file = join(folder, 'covers/a.avif')
  const make = vi.fn(async () => Buffer.from('picture'))
  expect(String(await cached(file, make))).toBe('picture')
  expect(String(await cached(file, make))).toBe('picture')
  expect(make).toHaveBeenCalledTimes(1)
})

test('caches nothing when making it fails', async () => {
  const file = join(folder, 'a.avif')
  await expect(cached(file, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(String(await cached(file, async () => Buffer.from('picture')))).toBe('picture')
  expect(readdirSync(folder)).toEqual(['a.avif'])
})

test('two who make the same file at the same time leave it whole', async () => {
  const file = join(folder, 'a.avif')
  const make = async () => Buffer.from('picture'.repeat(10_000))
  const results = await Promise.all([cached(file, make), cached(file, make)])
  expect(results[0].equals(results[1])).toBe(true)
  expect(readdirSync(folder)).toEqual(['a.avif'])
})
