import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brand } from '../../src/components/styles/tokens.ts'

const root = join(import.meta.dirname, '../..')
const { name } = parse(readFileSync(join(root, 'content/site.yml'), 'utf8')) as { name: string }

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file))
    .map(file => join(folder, file))

test('the name of the brand stands in content/site.yml alone', () => {
  const files = [...filesOf('src', /\.tsx?$/), ...filesOf('locales', /\.po$/), 'index.html']
  const over = files.filter(file => readFileSync(join(root, file), 'utf8').includes(name))
  expect(over, `Fix: write “we”, or {name} from site() in src/content/vendor.ts`).toEqual([])
})

test('the color of the brand stands in src/components/styles/tokens.ts alone', () => {
  const files = [...filesOf('src', /\.(tsx?|css)$/), ...filesOf('public', /\.(svg|css|json)$/), 'index.html']
  const over = files.filter(file => readFileSync(join(root, file), 'utf8').toLowerCase().includes(brand))
  expect(over, 'Fix: import the color from the tokens').toEqual(['src/components/styles/tokens.ts'])
})
