import { type RenderOptions, renderMarkdown } from '../../../../src/content/markdown/render.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'

const options = (locale: Locale): RenderOptions => ({
  locale,
  imageSize: address => (address === '/images/there.png' ? { width: 8, height: 5 } : undefined),
})

/** The HTML of a text that has no faults. */
export function html(text: string, locale: Locale = 'en'): string {
  const { faults, html } = renderMarkdown(text, options(locale))
  if (faults.length > 0) throw new Error(faults.map(fault => fault.text).join('\n'))
  return html
}

/** The faults of a text, as `line: text`. */
export const faults = (text: string, locale: Locale = 'en'): string[] =>
  renderMarkdown(text, options(locale)).faults.map(({ line, text }) => `${line}: ${text}`)
