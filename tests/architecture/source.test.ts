import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map(file => ({ file, text: readFileSync(join(src, file), 'utf8') }))

test('a route file exports only Route', () => {
  const over = files
    // The router ignores files whose names begin with a hyphen.
    .filter(({ file }) => file.startsWith('routes/') && !/\/-/.test(file))
    .filter(
      ({ text }) => (text.match(/^export /gm) ?? []).length !== 1 || !/^export const Route\b/m.test(text),
    )
  expect(over.map(({ file }) => file)).toEqual([])
})

test('no style stands inline: the policy forbids it', () => {
  expect(files.filter(({ text }) => /\sstyle=\{/.test(text)).map(({ file }) => file)).toEqual([])
})

test('every rule of the sheet lies in a layer', () => {
  const sheets = files.filter(({ file }) => file.endsWith('.css.ts') && !file.includes('fonts.css'))
  const loose = sheets.filter(
    // An empty style is a name for selectors; what is important wins from any layer.
    ({ text }) => /\b(style|globalStyle)\((?!\{\}\))/.test(text) && !/'@layer'|!important/.test(text),
  )
  expect(loose.map(({ file }) => file)).toEqual([])
})
