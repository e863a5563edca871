import { globalFontFace } from '@vanilla-extract/css'
import { type FontMetrics, familjenGrotesk, instrumentSans } from './fontMetrics.ts'

/** Web fonts; text shows in a fallback until they are loaded. The build writes the files (`build/fonts.ts`). */
const fetched = (family: 'Familjen' | 'Instrument' | 'Geist', file: string) => {
  const src = `url(../../../.fonts/${file}.woff2) format("woff2")`
  globalFontFace(family, { src, fontWeight: '400 700', fontDisplay: 'swap' })
  return family
}

/** Local fonts used as fallbacks: Arial on computers, a metric-compatible font on Linux, Roboto on Android. */
const arial = 'local("Arial"),local("Liberation Sans")'
const arialBold = 'local("Arial Bold"),local("Liberation Sans Bold")'
const roboto = 'local("Roboto")'

/**
 * `width`: the width of the web font relative to this font, measured on the site's texts (`tests/bench/standIns.ts`).
 */
type Local = { name: string; src: string; width: number; fontWeight?: string }

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/**
 * Declares metric-adjusted fallbacks for a web font: as high, and on average as wide, so that lines usually break at
 * the same words. Returns their families; a device uses the first it has.
 */
function standIn({ ascent, descent, unitsPerEm }: FontMetrics, locals: readonly Local[]): string {
  for (const { name, width, ...face } of locals) {
    globalFontFace(`"${name}"`, {
      ...face,
      ascentOverride: percent(ascent / unitsPerEm / width),
      descentOverride: percent(-descent / unitsPerEm / width),
      sizeAdjust: percent(width),
    } as Parameters<typeof globalFontFace>[1])
  }
  const names = [...new Set(locals.map(({ name }) => `"${name}"`))]
  return [...names, 'system-ui', 'sans-serif'].join(', ')
}

/** The fallbacks of each family. */
export const standIns = {
  display: standIn(familjenGrotesk, [
    { name: 'Familjen A', src: arialBold, width: 0.9036 },
    { name: 'Familjen R', src: roboto, width: 0.9796 },
  ]),
  text: standIn(instrumentSans, [
    { name: 'Instrument A', src: arial, width: 1.0121 },
    { name: 'Instrument A', src: arialBold, width: 0.9715, fontWeight: '500 700' },
    { name: 'Instrument R', src: roboto, width: 1.0201 },
  ]),
  mono: 'ui-monospace, monospace',
}

/** The families: display for headings and figures, text for all else, mono for message formats and account numbers. */
export const families = {
  display: `${fetched('Familjen', 'familjen-grotesk')}, ${standIns.display}`,
  text: `${fetched('Instrument', 'instrument-sans')}, ${standIns.text}`,
  mono: `${fetched('Geist', 'geist-mono')}, ${standIns.mono}`,
}
