import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import familjenGrotesk from '@capsizecss/metrics/familjenGrotesk'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import roboto from '@capsizecss/metrics/roboto'
import { globalFontFace } from '@vanilla-extract/css'

const face = (family: string, file: string, fontWeight: string) => {
  const src = `url(@fontsource-variable/${file}-latin-wght-normal.woff2) format("woff2")`
  globalFontFace(`"${family}"`, { src, fontWeight, fontDisplay: 'swap' })
  return `"${family}"`
}

/** Faces that devices have: Arial on computers, on Linux a face of its measures, Roboto on Android. */
const locals = [
  { metrics: arial, name: 'A', src: 'local("Arial"), local("Liberation Sans")' },
  { metrics: roboto, name: 'R', src: 'local("Roboto")' },
]

/** A share to a hundredth of a per cent: what is finer than that, no screen shows, and each page would carry it. */
const rounded = (share: string | undefined) => `${Number(Number.parseFloat(share ?? '0').toFixed(2))}%`

/** Local faces with the metrics of the real one, so that the swap moves nothing. */
const standIns = (family: string, metrics: typeof arial) =>
  locals
    .map(local => {
      const { fontFaces } = createFontStack([metrics, local.metrics], { fontFaceFormat: 'styleObject' })
      const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } =
        fontFaces[0]?.['@font-face'] ?? {}
      const name = `"${family} ${local.name}"`
      globalFontFace(name, {
        src: local.src,
        ascentOverride: rounded(ascentOverride),
        descentOverride: rounded(descentOverride),
        // Left out where both have the same gap: none.
        lineGapOverride: rounded(lineGapOverride),
        sizeAdjust: rounded(sizeAdjust),
      } as Parameters<typeof globalFontFace>[1])
      return name
    })
    .join(', ')

const display = face('Familjen Grotesk Variable', 'familjen-grotesk/files/familjen-grotesk', '400 700')
const text = face('Instrument Sans Variable', 'instrument-sans/files/instrument-sans', '400 700')
const mono = face('Geist Mono Variable', 'geist-mono/files/geist-mono', '100 900')

/** The families: display for headings and figures, text for all else, mono for message formats and account numbers. */
export const families = {
  display: `${display}, ${standIns('Familjen', familjenGrotesk)}, system-ui, sans-serif`,
  text: `${text}, ${standIns('Instrument', instrumentSans)}, system-ui, sans-serif`,
  mono: `${mono}, ui-monospace, monospace`,
}
