import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyPublicFiles } from '../../../src/build/publicFiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('copies the public folder without what systems and editors left in it', () => {
  const [from, to] = [join(folder, 'public'), join(folder, 'dist')]
  mkdirSync(join(from, 'images'), { recursive: true })
  mkdirSync(to)
  writeFileSync(join(to, 'index.html'), 'page')
  for (const name of ['images/a.png', '.well-known', 'images/.DS_Store', 'Thumbs.db', '._a.png', 'a.css~'])
    writeFileSync(join(from, name), name)
  symlinkSync('ada@host.4242', join(from, 'images/.#a.svg'))
  symlinkSync(join(from, 'images/a.png'), join(from, 'images/b.png'))
  copyPublicFiles(from, to)
  expect(readdirSync(to, { recursive: true }).sort()).toEqual(
    ['.well-known', 'images', 'images/a.png', 'images/b.png', 'index.html'].sort(),
  )
  rmSync(join(from, 'images/a.png'))
  expect(readFileSync(join(to, 'images/b.png'), 'utf8')).toBe('images/a.png')
})

it('a project without a public folder has nothing to copy', () => {
  copyPublicFiles(join(folder, 'public'), join(folder, 'dist'))
  expect(readdirSync(folder)).toEqual([])
})
