import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** The characters that the site's languages use: ASCII, French and its neighbours' letters, typography. */
const characters = `${range(0x20, 0x7e)}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœáíóúãåñõøß\u00a0«»‘’“”–—…•·°×÷±−€£§©®™²³‰½¼`

/** The OpenType features in use: shaping, and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** The weights that the styles use (`styles/fonts.css.ts`). */
const weights = { wght: { min: 400, max: 700 } }

const families = ['familjen-grotesk', 'instrument-sans', 'geist-mono']
const require = createRequire(import.meta.url)

/**
 * Writes the site's variable fonts, one WOFF2 per family, subset to the characters above. Other characters fall back to
 * the next font in the family's list.
 */
export async function writeFonts(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const family of families) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: weights,
    })
    await writeFile(join(outDir, `${family}.woff2`), font)
  }
}

if (import.meta.main) await writeFonts('.fonts')
