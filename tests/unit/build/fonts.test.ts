import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFonts } from '../../../src/build/fonts.ts'

let folder: string
const said: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  await writeFonts(folder, { say: line => said.push(line), cache: join(folder, 'cache') })
})
afterAll(() => rmSync(folder, { recursive: true }))

const size = (family: string) => statSync(join(folder, `${family}.woff2`)).size

test('the two fonts of a first visit weigh at most 44 kB together, and something', () => {
  expect(size('familjen-grotesk') + size('instrument-sans')).toBeLessThanOrEqual(44_000)
  expect(size('familjen-grotesk')).toBeGreaterThan(10_000)
})

test('the step says which characters a font lacks', () => {
  expect(said).toEqual([expect.stringMatching(/instrument-sans lacks ± ² ³ ½ ¼: shown in the next font/)])
})

test('made once, a font comes from the cache, with nothing more to say', async () => {
  const again: string[] = []
  await writeFonts(join(folder, 'again'), { say: line => again.push(line), cache: join(folder, 'cache') })
  expect(again).toEqual([])
  expect(readFileSync(join(folder, 'again/instrument-sans.woff2'))).toEqual(
    readFileSync(join(folder, 'instrument-sans.woff2')),
  )
})
