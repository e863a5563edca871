import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type Path } from 'opentype.js'

const require = createRequire(import.meta.url)

let loaded: Font | undefined

/** The static display font: letters become outlines, so no font has to be installed on the build machine. */
function font(): Font {
  if (!loaded) {
    const file = require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff')
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    loaded = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  }
  return loaded
}

/** Letter spacing in em, as in the headings of the pages. */
const tracking = -0.03

/** The letters of a line with their left edges, and the width of the line, in pixels. */
function lay(text: string, size: number): { glyphs: { glyph: Glyph; x: number }[]; width: number } {
  const face = font()
  const scale = size / face.unitsPerEm
  let x = 0
  let last: Glyph | undefined
  const glyphs = [...text.normalize()].map(letter => {
    const glyph = face.charToGlyph(letter)
    if (last) x += face.getKerningValue(last, glyph) * scale
    last = glyph
    const place = { glyph, x }
    x += glyph.advanceWidth * scale + tracking * size
    return place
  })
  return { glyphs, width: x }
}

const widthOf = (text: string, size: number) => lay(text, size).width

// The library's own path writer produces NaN for some coordinates.
const pathData = ({ commands }: Path) =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Record<string, number | undefined>
      return type + [x1, y1, x2, y2, x, y].flatMap(value => value?.toFixed(1) ?? []).join(' ')
    })
    .join('')

const draw = (text: string, left: number, baseline: number, size: number) =>
  lay(text, size)
    .glyphs.map(({ glyph, x }) => pathData(glyph.getPath(left + x, baseline, size)))
    .join('')

/** Wraps words into lines of at most `width` pixels; a wider word gets its own line. No-break spaces hold. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Balances the lines: the narrowest width that needs no more lines. */
function balance(text: string, size: number, width: number): string[] {
  const lines = wrap(text, size, width)
  let best = lines
  for (let narrower = width; narrower > width / 2; narrower -= 12) {
    const tried = wrap(text, size, narrower)
    if (tried.length > lines.length) break
    if (tried.every(line => widthOf(line, size) <= narrower)) best = tried
  }
  return best
}

type Outline = {
  /** SVG path data, one path a line. */
  paths: string[]
  size: number
}

/**
 * Draws text as outlines, in the largest of `sizes` (pixels, largest first) at which it fits `width` and `lines`.
 * The last line's baseline is `bottom`; `left` is where lines begin.
 */
export function outline(
  text: string,
  {
    left,
    bottom,
    width,
    lines: most,
    sizes,
  }: { left: number; bottom: number; width: number; lines: number; sizes: readonly number[] },
): Outline {
  const size =
    sizes.find(candidate => {
      const lines = wrap(text, candidate, width)
      return lines.length <= most && lines.every(line => widthOf(line, candidate) <= width)
    }) ??
    sizes.at(-1) ??
    48
  const lines = balance(text.replaceAll('\u202f', '\u00a0'), size, width)
  const height = size * 1.06
  const paths = lines.map((line, index) => {
    const baseline = bottom - (lines.length - 1 - index) * height
    return draw(line, left, baseline, size)
  })
  return { paths, size }
}
