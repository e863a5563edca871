import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { contentHash } from '../content/contentHash.ts'
import { cached, cacheFolder } from './cached.ts'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** The characters that the site's languages use: ASCII, French and its neighbours' letters, typography. */
const characters = `${range(0x20, 0x7e)}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüÿœáíóúãåñõøß\u00a0«»‘’“”–—…•·°×÷±−€£§©®™²³½¼`

const options = {
  targetFormat: 'woff2',
  /** The OpenType features in use: shaping, and tabular figures. */
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  /** The weights that the styles use (`styles/fonts.css.ts`). */
  variationAxes: { wght: { min: 400, max: 700 } },
} satisfies Parameters<typeof subsetFont>[2]

const families = ['familjen-grotesk', 'instrument-sans', 'geist-mono']
const require = createRequire(import.meta.url)

/** The characters of the list above that a font lacks. */
async function lacking(font: Buffer): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = await subsetFont(font, characters, { targetFormat: 'sfnt' })
  const parsed = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  return [...characters].filter(character => parsed.charToGlyphIndex(character) === 0)
}

type FontOptions = { say?: (line: string) => void; cache?: string }

/**
 * Writes the site's variable fonts, one WOFF2 per family, subset to the characters above. Other characters fall back to
 * the next font in the family's list. `say` is told which of the characters a font lacks when it is made; after that it
 * comes from the cache.
 */
export async function writeFonts(
  outDir: string,
  { say = console.info, cache = cacheFolder(process.cwd(), 'fonts') }: FontOptions = {},
): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const family of families) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const whole = await readFile(source)
    const hash = contentHash(JSON.stringify([whole.toString('base64'), characters, options]))
    const font = await cached(join(cache, `${family}-${hash}.woff2`), async () => {
      const missing = await lacking(whole)
      if (missing.length > 0)
        say(`fonts        ${family} lacks ${missing.join(' ')}: shown in the next font of its list`)
      return subsetFont(whole, characters, options)
    })
    await writeFile(join(outDir, `${family}.woff2`), font)
  }
}

if (import.meta.main) await writeFonts('.fonts')
