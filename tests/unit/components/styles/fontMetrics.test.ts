import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { familjenGrotesk } from '../../../../src/components/styles/fontMetrics.ts'

// Instrument Sans comes as WOFF2 alone, which opentype.js does not read.
test('the metrics of the display face are those of its file', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
  )
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const { unitsPerEm, ascender, descender } = opentype.parse(
    buffer.slice(byteOffset, byteOffset + byteLength),
  )
  expect({ unitsPerEm, ascent: ascender, descent: descender }).toEqual(familjenGrotesk)
})
