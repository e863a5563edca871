import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeWhole } from '../../../src/build/writeWhole.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('lets many write the same file at the same time, and leaves one of them whole', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000))
  await Promise.all(texts.map(text => writeWhole(join(folder, 'fr.po'), text)))
  expect(texts).toContain(await readFile(join(folder, 'fr.po'), 'utf8'))
  expect(await readdir(folder)).toEqual(['fr.po'])
})

it('writes nothing if it fails', async () => {
  await expect(writeWhole(join(folder, 'gone', 'fr.po'), 'text')).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
})
