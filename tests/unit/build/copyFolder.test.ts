import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFolder } from '../../../src/build/copyFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('copies all files with their folders, beside what is there', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(join(from, 'a/b'), { recursive: true })
  mkdirSync(join(from, 'empty'))
  const names = ['.hidden', 'a/é.txt', ...Array.from({ length: 40 }, (_, number) => `a/b/${number}.txt`)]
  for (const name of names) writeFileSync(join(from, name), `what ${name} says`)
  mkdirSync(to)
  writeFileSync(join(to, 'own.txt'), 'stays')
  writeFileSync(join(to, '.hidden'), 'is replaced')
  await copyFolder(from, to)
  for (const name of names) expect(readFileSync(join(to, name), 'utf8')).toBe(`what ${name} says`)
  expect(readFileSync(join(to, 'own.txt'), 'utf8')).toBe('stays')
  expect(readdirSync(join(to, 'empty'))).toEqual([])
})

it('rejects where there is nothing to copy', async () => {
  await expect(copyFolder(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow(/none/)
})
