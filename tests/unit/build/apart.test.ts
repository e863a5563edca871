import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { apart } from '../../../src/build/apart.ts'
import { ProgramFailed } from '../../../src/build/fail.ts'

const folder = mkdtempSync(join(tmpdir(), 'apart-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program beside those of the build. */
function program(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(file, code)
  return relative(join(import.meta.dirname, '../../../src/build'), file)
}

it('gives what a program sends, and its arguments to it', async () => {
  const told = program('told.mjs', 'process.send(process.argv.slice(2).map(word => word.toUpperCase()))')
  expect(await apart<string[]>(told, 'a', 'b c')).toEqual(['A', 'B C'])
  expect(await apart(program('silent.mjs', ''))).toBeUndefined()
})

it('keeps the memory of a program small, unless the environment says otherwise', async () => {
  const told = program('pages.mjs', 'process.send(process.env.MIMALLOC_ALLOW_THP)')
  expect(await apart(told)).toBe('0')
  vi.stubEnv('MIMALLOC_ALLOW_THP', '1')
  expect(await apart(told)).toBe('1')
  vi.unstubAllEnvs()
})

it('rejects where a program fails, whatever it had sent', async () => {
  const failing = program('failing.mjs', 'process.send("half"); process.exitCode = 3')
  await expect(apart(failing)).rejects.toThrow(ProgramFailed)
  const killed = apart(program('killed.mjs', 'process.kill(process.pid)'))
  await expect(killed).rejects.toThrow(/killed\.mjs was ended by SIGTERM/)
  await expect(killed).rejects.not.toThrow(ProgramFailed)
})
