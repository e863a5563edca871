import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFonts } from '../../../src/build/fonts.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  await writeFonts(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const size = (family: string) => statSync(join(folder, `${family}.woff2`)).size

test('the two fonts of a first visit weigh at most 44 kB together, and something', () => {
  expect(size('familjen-grotesk') + size('instrument-sans')).toBeLessThanOrEqual(44_000)
  expect(size('familjen-grotesk')).toBeGreaterThan(10_000)
})
