import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Cover, families } from '../../../../src/artwork/coverChoice.ts'
import { coverSources } from '../../../../src/artwork/coverSources.ts'
import { plates } from '../../../../src/artwork/plates.ts'
import { buildCovers } from '../../../../src/build/covers/covers.ts'
import { coverKey } from '../../../../src/content/coverKey.ts'

const ebics: Cover = { id: 'ebics', family: 'bars', plate: 'petrol' }
const mist: Cover = { id: 'a&b', family: 'ledger', plate: 'mist' }

let folder: string
const at = (...parts: string[]) => join(folder, ...parts)
const build = (covers: Cover[], outDir = 'out', widths = [480]) =>
  buildCovers(covers, { outDir: at(outDir), cacheDir: at('cache'), widths })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('coverKey', () => {
  it('is ten hex digits that every choice changes', () => {
    const keys = [
      ebics,
      { ...ebics, id: 'ebam' },
      { ...ebics, family: 'flow' as const },
      { ...ebics, plate: 'ink' as const },
    ].map(coverKey)
    expect(new Set(keys).size).toBe(4)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{10}$/)
    expect(coverKey({ ...ebics })).toBe(keys[0])
  })

  it('tells fields apart that touch each other', () => {
    expect(coverKey({ ...ebics, id: 'ebicsbars' })).not.toBe(coverKey(ebics))
  })

  it('costs little for thousands of articles', () => {
    const start = performance.now()
    for (let index = 0; index < 5000; index++) coverKey({ ...ebics, id: `article-${index}` })
    expect(performance.now() - start).toBeLessThan(1500)
  })
})

describe('buildCovers', () => {
  it('writes the files that the pages ask for', async () => {
    const written = await build([ebics, mist], 'out', [480, 960, 1440])
    const asked = [ebics, mist].flatMap(cover => {
      const { light, dark, fallback } = coverSources({ ...cover, key: coverKey(cover) })
      return [light, dark, fallback].flatMap(set => set?.split(', ').map(one => one.split(' ')[0]) ?? [])
    })
    expect(written.map(path => `/${path}`).sort()).toEqual(asked.sort())
    expect((await readdir(at('out/covers'))).sort()).toEqual(
      written.map(path => path.replace('covers/', '')).sort(),
    )
  })

  it('renders five by eight, and night where it is asked for', async () => {
    const written = await build([mist])
    const [light = '', dark = ''] = ['480.avif', '480-dark.avif'].map(end =>
      at('out', written.find(path => path.endsWith(end)) ?? ''),
    )
    expect(await sharp(light).metadata()).toMatchObject({ width: 480, height: 300 })
    const mean = async (path: string) =>
      (await sharp(path).greyscale().stats()).channels[0]?.mean ?? Number.NaN
    expect(await mean(light)).toBeGreaterThan(180)
    expect(await mean(dark)).toBeLessThan(80)
  })

  it('takes from the cache what it holds, and replaces what a folder holds by mistake', async () => {
    const [first = ''] = await build([ebics])
    const [cache = ''] = await readdir(at('cache'))
    const name = first.replace('covers/', '')
    await rm(at('cache', cache, name))
    await writeFile(at('cache', cache, name), 'from the cache')
    await rm(at('out', first))
    await writeFile(at('out', first), 'left over')
    await build([ebics])
    expect(await readFile(at('out', first), 'utf8')).toBe('from the cache')
    await build([ebics], 'elsewhere')
    expect(await readFile(at('elsewhere', first), 'utf8')).toBe('from the cache')
  })

  it('gives the same bytes without a cache', async () => {
    const [first = ''] = await build([ebics])
    const bytes = await readFile(at('out', first))
    await rm(at('cache'), { recursive: true })
    await build([ebics], 'again')
    expect((await readFile(at('again', first))).equals(bytes)).toBe(true)
  })

  it('keeps every AVIF under 30 kB up to 960 pixels', async () => {
    const covers = families.map(
      (family, index): Cover => ({
        id: `size-${family}`,
        family,
        plate: plates[index % plates.length] ?? 'ink',
      }),
    )
    const written = await build(covers, 'out', [480, 960])
    for (const path of written.filter(one => one.endsWith('.avif'))) {
      expect((await stat(at('out', path))).size, path).toBeLessThan(30_000)
    }
  }, 60_000)
})
