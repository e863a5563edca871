import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cover as drawCover } from '../../artwork/cover.ts'
import type { Cover } from '../../artwork/coverChoice.ts'
import { coverFile, coverWidths, fallbackWidth } from '../../artwork/coverSources.ts'
import { hasDarkTwin, type Scheme } from '../../artwork/plates.ts'
import { coverKey, recipe } from '../../content/coverKey.ts'
import { cached } from '../cached.ts'
import { inParallel } from '../inParallel.ts'
import { writeWhole } from '../writeWhole.ts'

interface CoverFolders {
  /** Covers are written into its folder `covers`. */
  outDir: string
  cacheDir: string
  widths?: readonly number[]
  /** File names; all of them unless it is given. */
  only?: readonly string[]
}

interface Print {
  cover: Cover
  width: number
  scheme: Scheme
}

/** One WebP per cover, for the few browsers that cannot read AVIF. */
const hasFallback = ({ width, scheme }: Print) => width === fallbackWidth && scheme === 'light'

/** The pixels of a cover, ready to be encoded. */
async function draw({ cover, width, scheme }: Print) {
  const { default: sharp } = await import('sharp')
  const svg = drawCover({ ...cover, scheme, width, height: (width * 5) / 8 })
  const { data, info: raw } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw })
}

async function avif(print: Print): Promise<Buffer> {
  const pixels = await draw(print)
  const budget = print.width <= 960 ? recipe.bytes.upTo960 : recipe.bytes.above
  let image: Buffer = Buffer.alloc(0)
  let whole = 0
  for (const { quality, share } of recipe.avif) {
    // Skip qualities that cannot fit, except the last: encoding takes most of the time.
    if (whole * share > budget && quality !== recipe.avif.at(-1)?.quality) continue
    image = await pixels.clone().avif({ quality, effort: recipe.effort }).toBuffer()
    if (image.length <= budget) break
    whole ||= image.length
  }
  return image
}

const webp = async (print: Print) => (await draw(print)).webp(recipe.webp).toBuffer()

/** The files of these covers: AVIF at each width, in both schemes where the plate has a twin, and one WebP each. */
function coverImages(covers: readonly Cover[], widths: readonly number[]) {
  return covers.flatMap(cover => {
    const key = coverKey(cover)
    const schemes: Scheme[] = hasDarkTwin(cover.plate) ? ['light', 'dark'] : ['light']
    return schemes.flatMap(scheme =>
      widths.flatMap(width => {
        const print: Print = { cover, width, scheme }
        const named = (format: 'avif' | 'webp') =>
          coverFile({ id: cover.id, key, width, dark: scheme === 'dark', format })
        return [
          { name: named('avif'), encode: () => avif(print) },
          ...(hasFallback(print) ? [{ name: named('webp'), encode: () => webp(print) }] : []),
        ]
      }),
    )
  })
}

/**
 * Renders covers, or only those of the given file names; returns the written paths, relative to `outDir`.
 */
export async function buildCovers(
  covers: readonly Cover[],
  { outDir, cacheDir, widths = coverWidths, only }: CoverFolders,
): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const cache = join(cacheDir, `sharp-${sharp.versions.sharp}`)
  await mkdir(join(outDir, 'covers'), { recursive: true })
  const images = coverImages(covers, widths).filter(({ name }) => only?.includes(name) ?? true)
  // Two at a time: each encoder uses several threads.
  await inParallel(
    images,
    async ({ name, encode }) =>
      writeWhole(join(outDir, 'covers', name), await cached(join(cache, name), encode)),
    2,
  )
  return images.map(({ name }) => `covers/${name}`)
}
