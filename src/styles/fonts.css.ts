import { globalFontFace } from '@vanilla-extract/css'
import { type FontMetrics, familjenGrotesk, instrumentSans } from './fontMetrics.ts'

/** A font that is fetched; text shows in its stand-ins until then. The build writes the files (`build/fonts.ts`). */
const fetched = (family: 'Familjen' | 'Instrument' | 'Geist', file: string) => {
  const src = `url(../../.fonts/${file}.woff2) format("woff2")`
  globalFontFace(family, { src, fontWeight: '400 700', fontDisplay: 'swap' })
  return family
}

/** Faces that devices have: Arial on computers, on Linux a face of its measures, Roboto on Android. */
const arial = 'local("Arial"),local("Liberation Sans")'
const arialBold = 'local("Arial Bold"),local("Liberation Sans Bold")'
const roboto = 'local("Roboto")'

/** `width`: how wide the fetched font is on the texts of the site, as a share of this face (`tests/bench/standIns.ts`). */
type Local = { name: string; src: string; width: number; fontWeight?: string }

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/**
 * Declares the faces of devices that stand in for a font until it is there: as high, and in sum as wide, so that lines
 * end at the same words wherever that can be. Returns their families; those that a device lacks are passed over.
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

/** What stands in for each family. */
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
