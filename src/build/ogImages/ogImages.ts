import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { card } from '../../engraving/card.ts'
import type { Cover } from '../../engraving/coverChoice.ts'
import { place } from '../place.ts'
import { outline } from './outline.ts'

/** The picture that stands for one page in one language where its link is shared. */
export type Card = { file: string; title: string; name: string; cover: Cover }

/** A card may weigh so many bytes; the first number of colours that fits is used. */
const budget = 100_000
const colours = [64, 32, 16, 8]

/** Draws a card as an SVG document with outlined letters. */
export function drawCard({ title, name, cover }: Card): string {
  return card({
    cover,
    title: outline(title, { left: 64, bottom: 556, width: 530, lines: 5, sizes: [76, 68, 60, 52, 44] }).paths,
    name: outline(name, { left: 138, bottom: 96, width: 400, lines: 1, sizes: [40, 32, 24] }).paths,
  })
}

async function print(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { data, info: raw } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let image: Buffer = Buffer.alloc(0)
  for (const colors of colours) {
    image = await sharp(data, { raw })
      .png({ palette: true, colours: colors, effort: 4, dither: 0 })
      .toBuffer()
    if (image.length <= budget) break
  }
  return image
}

/** Writes the cards into `outDir`; what was drawn before from the same drawing is taken from `cacheDir`. */
export async function buildCards(
  cards: readonly Card[],
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const queue = cards.values()
  const press = async () => {
    for (const one of queue) {
      const svg = drawCard(one)
      const kept = join(cacheDir, `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`)
      const known = await readFile(kept).catch(() => undefined)
      if (!known) await place(kept, await print(svg))
      const target = join(outDir, one.file)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(kept, target)
    }
  }
  await Promise.all([press(), press()])
}
