import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClientManifest } from '../../../../src/build/html/clientManifest.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'manifest-'))
  mkdirSync(join(dist, '.vite'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const style = { 'style.css': { file: 'assets/style-1.css' } }
const read = (manifest: object) => {
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return readClientManifest(dist)
}

test('names a script with everything that it imports, each once', async () => {
  const { scripts, stylesheet } = await read({
    ...style,
    'index.html': { file: 'assets/index-1.js', imports: ['_vendor.js', '_shared.js'] },
    '_vendor.js': { file: 'assets/vendor-1.js' },
    '_shared.js': { file: 'assets/shared-1.js', imports: ['_vendor.js'] },
    'src/Page.tsx': { file: 'assets/Page-1.js', imports: ['_shared.js'] },
  })
  expect(scripts(['index.html', 'src/Page.tsx'])).toEqual([
    '/assets/index-1.js',
    '/assets/vendor-1.js',
    '/assets/shared-1.js',
    '/assets/Page-1.js',
  ])
  expect(stylesheet).toBe('/assets/style-1.css')
})

test('an unknown source is an error that names it', async () => {
  const { scripts } = await read(style)
  expect(() => scripts(['src/Gone.tsx'])).toThrow('src/Gone.tsx: not in the client bundle')
})

test('more than one stylesheet, or none, is an error', async () => {
  await expect(read({})).rejects.toThrow('0 stylesheets')
  await expect(read({ ...style, 'other.css': { file: 'assets/other-1.css' } })).rejects.toThrow(
    '2 stylesheets',
  )
})
