import { isLocale, type Locale } from '../../i18n/locales.ts'
import type { RunningText } from './markdownTexts.ts'

const quoted = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*'`
const entry = /^( *(?:- +)*)(?:["']?([\w-]+)["']?:(?: +|$))?(.*)$/
const comment = new RegExp(`^(${quoted}|[^"'].*?)?(?:^| +)#.*$`)
const flowPart = new RegExp(`(?:([\\w-]+): *)?(${quoted}|[^\\s,[\\]{}][^,[\\]{}]*)`, 'g')
const block = /^[>|][-+\d]*$/

/** Whether a value continues on the next line whatever its indent: a quote or bracket is still open. */
const isOpen = (value: string) =>
  /^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/s.test(value) || /^[[{](?!.*[\]}]\s*$)/s.test(value)

/** A value without its quotes and without escaped characters. */
function unquoted(value: string): string {
  if (value.startsWith('"')) return value.replace(/^"|"\s*$/g, '').replace(/\\./g, '\ufffc')
  if (value.startsWith("'")) return value.replace(/^'|'\s*$/g, '').replaceAll("''", "'")
  return value
}

/** A value with its continuation lines: those with a deeper indent, or inside an open quote or bracket. */
function wholeValue(first: string, below: readonly string[], indent: number): string {
  const isBlock = block.test(first)
  let value = isBlock ? '' : first
  for (const line of first ? below : []) {
    const isDeeper = line.trim() === '' ? isBlock : line.search(/\S/) > indent
    if (!isDeeper && !isOpen(value)) break
    value += `\n${line.trim()}`
  }
  return value
}

/**
 * The texts in a YAML file, each with its line (`firstLine` counts from 1) and its language: that of the nearest field
 * named after one, otherwise that of the file. Texts without a language are left out.
 * @example yamlTexts('label: { fr: clients }') // [{ line: 1, text: 'clients', locale: 'fr' }]
 */
export function yamlTexts(source: string, locale?: Locale, firstLine = 1): RunningText[] {
  const texts: RunningText[] = []
  const parents: { indent: number; locale: Locale | undefined }[] = []
  const lines = source.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [, lead = '', key, rest = ''] = entry.exec((lines[at] ?? '').replace(comment, '$1')) ?? []
    if (key === undefined && !rest.trim()) continue
    const indent = lead.length
    while ((parents.at(-1)?.indent ?? -1) >= indent) parents.pop()
    const inherited = parents.at(-1)?.locale ?? locale
    const own = isLocale(key) ? key : inherited
    if (key !== undefined) parents.push({ indent, locale: own })

    const value = wholeValue(rest, lines.slice(at + 1), indent)
    const parts: (string | undefined)[][] = /^[[{]/.test(value)
      ? [...value.matchAll(flowPart)].map(([, name, part]) => [name, part])
      : [[undefined, value]]
    for (const [name, part = ''] of parts) {
      const of = isLocale(name) ? name : own
      const text = unquoted(part.trimEnd())
      if (of && text.trim()) texts.push({ line: firstLine + at, text, locale: of })
    }
    at += value.split('\n').length - 1
  }
  return texts
}
