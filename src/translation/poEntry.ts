import { formatKeyword } from 'pofile-ts'
import type { MessageId, PoEntry } from './poFile.ts'

const lineEnd = (lines: readonly string[]) => (lines[0]?.endsWith('\r\n') ? '\r\n' : '\n')

/** A keyword with its text on one line, so that changing one word changes one line. */
const keyword = (name: string, text: string, end: string, lead = '') =>
  formatKeyword(name, text, undefined, { foldLength: 0 }).map(line => `${lead}${line}${end}`)

/** The lines of an entry without those of its state. */
function withoutState(lines: readonly string[]): string[] {
  return lines.flatMap(line => {
    if (line.startsWith('#|')) return []
    if (!line.startsWith('#,')) return [line]
    const flags = line
      .slice(2)
      .split(',')
      .map(flag => flag.trim())
      .filter(flag => flag && flag !== 'fuzzy')
    return flags.length > 0 ? [`#, ${flags.join(', ')}${lineEnd(lines)}`] : []
  })
}

/** The lines with another text after `msgstr`; continuation lines of the old one are removed. */
function translated(lines: readonly string[], translation: string): string[] {
  const from = lines.findIndex(line => line.startsWith('msgstr'))
  const rest = lines.slice(from + 1)
  const after = rest.slice(rest.findIndex(line => !line.startsWith('"') && !line.startsWith('msgstr')))
  const isLast = rest.every(line => line.startsWith('"') || line.startsWith('msgstr'))
  return [
    ...lines.slice(0, from),
    ...keyword('msgstr', translation, lineEnd(lines)),
    ...(isLast ? [] : after),
  ]
}

/**
 * The entry with this translation, which is then no longer fuzzy. Only the lines of translation and state change; an
 * entry that has this translation already, and is not fuzzy, stays as it is.
 */
export function withTranslation(entry: PoEntry, translation: string): PoEntry {
  if (entry.translation === translation && !entry.fuzzy && !entry.previous) return entry
  const settled = withoutState(entry.lines)
  const lines = entry.translation === translation ? settled : translated(settled, translation)
  const { previous: _, ...rest } = entry
  return { ...rest, translation, fuzzy: false, lines }
}

/** The entry with additional translators' comments at the top. */
export function withRemarks(entry: PoEntry, remarks: readonly string[]): PoEntry {
  const added = remarks.filter(remark => !entry.remarks.includes(remark))
  if (added.length === 0) return entry
  const lines = added.map(remark => `${`# ${remark}`.trimEnd()}${lineEnd(entry.lines)}`)
  return { ...entry, remarks: [...added, ...entry.remarks], lines: [...lines, ...entry.lines] }
}

/**
 * The entry with a translation that was made for another message, marked fuzzy, with that message as the previous one.
 */
export function withSuggestion(entry: PoEntry, translation: string, previous?: MessageId): PoEntry {
  const plain = withTranslation(entry, translation)
  const end = lineEnd(plain.lines)
  const at = plain.lines.findIndex(line => /^(?:msgctxt|msgid)/.test(line))
  const flags = plain.lines
    .find(line => line.startsWith('#,'))
    ?.slice(2)
    .trim()
  const lines = [
    ...plain.lines.slice(0, at).filter(line => !line.startsWith('#,')),
    `#, ${flags ? `${flags}, ` : ''}fuzzy${end}`,
    ...(previous?.context ? keyword('msgctxt', previous.context, end, '#| ') : []),
    ...(previous ? keyword('msgid', previous.id, end, '#| ') : []),
    ...plain.lines.slice(at),
  ]
  return { ...plain, fuzzy: true, ...(previous && { previous }), lines }
}
