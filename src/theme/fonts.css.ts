import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import familjenGrotesk from '@capsizecss/metrics/familjenGrotesk'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import { globalFontFace } from '@vanilla-extract/css'

const face = (family: string, file: string, fontWeight: string) => {
  const src = `url(@fontsource-variable/${file}-latin-wght-normal.woff2) format("woff2")`
  globalFontFace(`"${family}"`, { src, fontWeight, fontDisplay: 'swap' })
  return `"${family}"`
}

/** A local face with the metrics of the real one, so that the swap moves nothing. */
const standIn = (family: string, metrics: typeof arial) => {
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' })
  for (const { '@font-face': rule } of fontFaces) {
    const { src, ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = rule
    globalFontFace(`"${family}"`, {
      src: String(src),
      ascentOverride,
      descentOverride,
      lineGapOverride,
      sizeAdjust,
    } as Parameters<typeof globalFontFace>[1])
  }
  return `"${family}"`
}

const display = face('Familjen Grotesk Variable', 'familjen-grotesk/files/familjen-grotesk', '400 700')
const text = face('Instrument Sans Variable', 'instrument-sans/files/instrument-sans', '400 700')
const mono = face('Geist Mono Variable', 'geist-mono/files/geist-mono', '100 900')

/** The families: display for headings and figures, text for all else, mono for message formats and account numbers. */
export const families = {
  display: `${display}, ${standIn('Familjen Stand-in', familjenGrotesk)}, system-ui, sans-serif`,
  text: `${text}, ${standIn('Instrument Stand-in', instrumentSans)}, system-ui, sans-serif`,
  mono: `${mono}, ui-monospace, monospace`,
}
