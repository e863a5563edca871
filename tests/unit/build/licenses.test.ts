import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licensesText } from '../../../src/build/licenses.ts'

const root = join(import.meta.dirname, '../../..')
const text = licensesText(root, [
  { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright Meta' },
  { name: 'nameless', version: '1.0.0' },
])

it('has the terms of what pages bundle', () => {
  expect(text).toContain('react 19.0.0 (MIT)\n------------------\n\nMIT License\n\nCopyright Meta\n')
  expect(text).toContain('nameless 1.0.0\n')
})

it('has the terms of the workers’ packages and theirs, of the fonts, and of the map', () => {
  for (const name of ['saxes', 'xmlchars', 'workbox-core', 'workbox-routing', 'world-atlas'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  for (const family of ['familjen-grotesk', 'geist-mono', 'instrument-sans']) {
    const file = join(root, 'node_modules/@fontsource-variable', family, 'LICENSE')
    expect(text).toContain(readFileSync(file, 'utf8').trim())
  }
})

it('has the text of each, not only its name', () => {
  const parts = text.split(/\n\n\n(?=\S+ \d)/).slice(1)
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts.filter(part => !part.startsWith('nameless')))
    expect(part.length, part.slice(0, 60)).toBeGreaterThan(40)
  expect(text.match(/See the package/g)).toHaveLength(1)
})
