import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardFile } from '../../../../src/app/head/ogImageFile.ts'
import { buildOgImages, drawOgImage, type OgImage } from '../../../../src/build/ogImages/ogImages.ts'
import { outline } from '../../../../src/build/ogImages/outline.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
})
afterAll(() => rm(folder, { recursive: true }))

const one = (title: string): OgImage => ({
  file: cardFile('/blog-post-4yeux', 'fr'),
  title,
  name: 'Balancier',
  cover: { id: '4yeux', family: 'rosette', plate: 'ink' },
})

test('an image for shared links is a PNG of 1200 by 630 pixels under 100 kB', async () => {
  await buildOgImages([one('Le principe des quatre yeux, pas à pas')], {
    outDir: folder,
    cacheDir: join(folder, 'cache'),
  })
  const png = await readFile(join(folder, 'cards/fr/blog-post-4yeux.png'))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(100_000)
})

test('letters are outlines: every coordinate is a number, and no font is asked for', () => {
  const svg = drawOgImage(one('À l’échéance : 60 jours, ça œuvre — « ÉÈÇ »'))
  expect(svg).not.toMatch(/NaN|<text|undefined/)
})

test('a long title takes more lines and smaller letters, and never a lone word at the end if it can be helped', () => {
  const box = { left: 0, bottom: 500, width: 530, lines: 4, sizes: [76, 60, 44] }
  const short = outline('Trésorerie', box)
  const long = outline('Fraude au président (FOVI) : comprendre le scénario pour mieux le déjouer', box)
  expect(short).toMatchObject({ size: 76, paths: [expect.any(String)] })
  expect(long.size).toBeLessThan(76)
  expect(long.paths.length).toBeLessThanOrEqual(4)
})
