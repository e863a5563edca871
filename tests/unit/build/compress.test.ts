import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../../src/artwork/random.ts'
import { compressFolder } from '../../../src/build/compress.ts'

let home: string
let dist: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'compress-'))
  dist = mkdtempSync(join(home, 'dist-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const read = (name: string) => readFileSync(join(dist, name))
const compress = () => compressFolder(dist, join(home, 'cache'))

/** Markup whose words come at random, the same each time. */
function page(seed: number): string {
  const random = randomFrom(String(seed))
  const words = Array.from({ length: 800 }, () => Math.floor(random() * 400).toString(36))
  return `<main>${words.map(word => `<p class="a${word}">${word} euro</p>`).join('')}</main>`
}

test('texts have two compressed copies, which hold the same; what is short or no text has none', async () => {
  writeFileSync(join(dist, 'page.html'), page(1))
  writeFileSync(join(dist, 'short.html'), '<p>')
  writeFileSync(join(dist, 'picture.png'), page(2))
  await compress()
  expect(readdirSync(dist).sort()).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'picture.png',
    'short.html',
  ])
  expect(String(brotliDecompressSync(read('page.html.br')))).toBe(page(1))
  expect(String(gunzipSync(read('page.html.gz')))).toBe(page(1))
})
