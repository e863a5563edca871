import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { card } from '../../artwork/card.ts'
import type { Cover } from '../../artwork/coverChoice.ts'
import { contentHash } from '../../content/contentHash.ts'
import { cached } from '../cached.ts'
import { inParallel } from '../inParallel.ts'
import { outline } from './outline.ts'

/** The image for shared links of one page in one language. */
export type OgImage = { file: string; title: string; name: string; cover: Cover }

/** The maximum size of an image in bytes; the largest number of colours that fits is used. */
const budget = 100_000
const colours = [64, 32, 16, 8]

/** Draws the image as an SVG document with outlined letters. */
export function drawOgImage({ title, name, cover }: OgImage): string {
  return card({
    cover,
    title: outline(title, { left: 64, bottom: 556, width: 530, lines: 5, sizes: [76, 68, 60, 52, 44] }).paths,
    name: outline(name, { left: 138, bottom: 96, width: 400, lines: 1, sizes: [40, 32, 24] }).paths,
  })
}

async function encode(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { data, info: raw } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let image: Buffer = Buffer.alloc(0)
  for (const colors of colours) {
    image = await sharp(data, { raw })
      .png({ palette: true, colours: colors, effort: 2, dither: 0 })
      .toBuffer()
    if (image.length <= budget) break
  }
  return image
}

/** Writes the images into `outDir`; each is cached in `cacheDir` by the hash of its drawing. */
export async function buildOgImages(
  images: readonly OgImage[],
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<void> {
  await inParallel(
    images,
    async image => {
      const svg = drawOgImage(image)
      const target = join(outDir, image.file)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, await cached(join(cacheDir, `${contentHash(svg)}.png`), () => encode(svg)))
    },
    2,
  )
}
