import type arial from '@capsizecss/metrics/arial'
import familjenGrotesk from '@capsizecss/metrics/familjenGrotesk'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import { globalFontFace } from '@vanilla-extract/css'
import { faces } from './faces.ts'

const face = ({ family, file }: (typeof faces)[number]) => {
  const src = `url(@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2) format("woff2")`
  globalFontFace(family, { src, fontWeight: '400 700', fontDisplay: 'swap' })
  return family
}

/** A face that devices have: Arial on computers, on Linux a face of its measures, Roboto on Android. */
const locals = {
  A: 'local("Arial"),local("Liberation Sans")',
  B: 'local("Arial Bold"),local("Liberation Sans Bold")',
  R: 'local("Roboto")',
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/**
 * Local faces that stand in for one that is fetched: as high, and in sum as wide, so that lines end at the same words
 * wherever that can be. How wide the fetched one is, as a share of each, was measured on the texts of the site, in the
 * weights that they are set in.
 */
const standIn = (
  family: string,
  { ascent, descent, unitsPerEm }: typeof arial,
  widths: Readonly<Partial<Record<keyof typeof locals, number>>>,
  weights: Readonly<Partial<Record<keyof typeof locals, string>>> = {},
) =>
  Object.entries(widths).map(([local, width]) => {
    const key = local as keyof typeof locals
    const name = `"${family} ${key === 'B' && widths.A ? 'A' : key}"`
    globalFontFace(name, {
      src: locals[key],
      ...(weights[key] && { fontWeight: weights[key] }),
      ascentOverride: percent(ascent / unitsPerEm / width),
      descentOverride: percent(-descent / unitsPerEm / width),
      sizeAdjust: percent(width),
    } as Parameters<typeof globalFontFace>[1])
    return name
  })

const [display, text, mono] = faces

/** What stands in for each family until its font is there (`plain`). */
export const standIns = {
  display: [
    ...standIn('Familjen', familjenGrotesk, { B: 0.9045, R: 0.9775 }),
    'system-ui',
    'sans-serif',
  ].join(', '),
  text: [
    ...new Set(standIn('Instrument', instrumentSans, { A: 1.0121, B: 0.968, R: 1.0209 }, { B: '500 700' })),
    'system-ui',
    'sans-serif',
  ].join(', '),
  mono: 'ui-monospace, monospace',
}

/** The families: display for headings and figures, text for all else, mono for message formats and account numbers. */
export const families = {
  display: `${face(display)}, ${standIns.display}`,
  text: `${face(text)}, ${standIns.text}`,
  mono: `${face(mono)}, ${standIns.mono}`,
}
