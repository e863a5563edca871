import { isLocale } from '../../i18n/locales.ts'
import type { Problem } from '../problems.ts'
import { markdownTexts, type RunningText } from './markdownTexts.ts'
import { typographySlips } from './typographySlips.ts'
import { yamlTexts } from './yamlTexts.ts'

const frontMatter = /^---\n([\s\S]*?\n)?---(?:\n|$)/

/** The running texts of a source of the content, by the ending and the language in its name. */
function textsOf(file: string, source: string): RunningText[] {
  const [, name, ending] = /([^/]*)\.(\w+)$/.exec(file) ?? []
  const locale = isLocale(name) ? name : undefined
  if (ending !== 'md') return yamlTexts(source, locale)
  if (!locale) return []
  const [front = '', fields = ''] = frontMatter.exec(source) ?? []
  const body = markdownTexts(source.slice(front.length), locale, front.split('\n').length)
  return [...yamlTexts(fields, locale, 2), ...body]
}

/**
 * Finds slips of typography in a source of the content, Markdown or YAML. A slip that stands several times on a line
 * is told once.
 * @example sourceSlips('content/articles/bfr/fr.md', '20%')
 * // [{ file: 'content/articles/bfr/fr.md', line: 1, text: 'no space after the number in “20%”; write one' }]
 */
export function sourceSlips(file: string, source: string): Problem[] {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const found = textsOf(file, text).flatMap(({ line, text, locale }) =>
    typographySlips(text, locale).map(slip => ({
      file,
      line: line + text.slice(0, slip.at).split('\n').length - 1,
      text: slip.text,
    })),
  )
  return [...new Map(found.map(slip => [`${slip.line} ${slip.text}`, slip])).values()]
}
