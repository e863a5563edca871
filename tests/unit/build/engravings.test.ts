import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engravings, writeEngravings } from '../../../src/build/engravings.ts'

let folder: string
let names: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engravings-'))
  names = await writeEngravings(join(folder, 'out'))
})

afterAll(() => rm(folder, { recursive: true }))

describe('writeEngravings', () => {
  it('writes each engraving, and twins for those that lie on the page', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'glyphs.svg',
        'map.svg',
        'hero.svg',
        'close.svg',
        'icon-96.png',
        'blush-1.svg',
        'blush-1-dark.svg',
        'cert-dark.svg',
        'unfinished-dark.svg',
      ]),
    )
    expect(names).not.toContain('hero-dark.svg')
  })

  it('keeps each SVG small over the wire', async () => {
    for (const [name, contents] of await engravings()) {
      if (name.endsWith('.svg')) {
        expect(brotliCompressSync(contents).length, name).toBeLessThan(name === 'map.svg' ? 10_000 : 6_000)
      }
    }
  })

  it('draws something on every SVG', async () => {
    for (const name of names.filter(one => one.endsWith('.svg') && one !== 'glyphs.svg')) {
      const { channels } = await sharp(join(folder, 'out', name))
        .ensureAlpha()
        .stats()
      expect(channels[3]?.mean, name).toBeGreaterThan(1)
    }
  })

  it('makes square icons of the sizes in their names', async () => {
    for (const name of names.filter(one => one.endsWith('.png'))) {
      const size = Number(name.match(/\d+/)?.[0])
      expect(await sharp(join(folder, 'out', name)).metadata()).toMatchObject({ width: size, height: size })
    }
    expect(names.filter(one => one.endsWith('.png'))).toHaveLength(8)
  })

  it('touches a file only if its bytes change', async () => {
    const [same, changed] = ['hero.svg', 'map.svg'].map(name => join(folder, 'out', name)) as [string, string]
    const past = new Date('2020-01-01')
    await writeFile(changed, 'stale')
    await Promise.all([same, changed].map(path => utimes(path, past, past)))
    await writeEngravings(join(folder, 'out'))
    expect((await stat(same)).mtime).toEqual(past)
    expect((await stat(changed)).mtime).not.toEqual(past)
    expect(await readFile(changed, 'utf8')).toContain('<svg')
  })
})
