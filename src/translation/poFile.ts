import { createPoFile, type PoItem, parseItems } from 'pofile-ts'

/** The identity of a message: source text, and the context that distinguishes it from the same text elsewhere. */
export type MessageId = { id: string; context: string }

/** One entry of a catalog; `lines` are those of the file, unchanged until the entry is edited. */
export type PoEntry = MessageId & {
  translation: string
  /** Extracted comments: notes for translators, and the values of numbered placeholders. */
  hints: readonly string[]
  /** Translators' comments. */
  remarks: readonly string[]
  /** The source files that use it, without line numbers. */
  origins: readonly string[]
  fuzzy: boolean
  obsolete: boolean
  /** Fuzzy entries: the message that the translation was made for. */
  previous?: MessageId
  lines: readonly string[]
}

/** A catalog: the header before the first entry, and the entries with the blank lines after them. */
export type PoFile = { header: readonly string[]; entries: readonly PoEntry[] }

const byteOrderMark = '\ufeff'
const withoutObsoleteMark = (line: string) => line.replace(/^#~\s?/, '')

/** The items that the library reads from the lines of one entry. */
function itemIn(lines: readonly string[]): PoItem | undefined {
  const po = createPoFile()
  parseItems([...lines], po, undefined)
  return po.items[0]
}

/** Cuts lines into entries: one begins with the first comment or keyword after the translation of the one before. */
function entryLines(lines: readonly string[]): string[][] {
  const groups: string[][] = []
  let translated = true
  for (const line of lines) {
    const text = withoutObsoleteMark(line).trim()
    if (translated && text !== '' && !/^(?:"|msgstr)/.test(text)) {
      groups.push([])
      translated = false
    }
    if (text.startsWith('msgstr')) translated = true
    if (groups.length === 0) groups.push([])
    groups.at(-1)?.push(line)
  }
  return groups
}

/**
 * The translators' comments in some lines, in order. Some tools write no space after the `#`, which the library would
 * miss.
 */
export const remarksIn = (lines: readonly string[]): string[] =>
  lines.flatMap(line => /^#(?![.:,|~=])(.*)/.exec(line)?.[1]?.trim() ?? [])

function readEntry(lines: readonly string[]): PoEntry | undefined {
  const own = lines.filter(line => !line.startsWith('#|') && !line.startsWith('#~|'))
  const item = itemIn(own.map(withoutObsoleteMark))
  if (!item) return undefined
  const before = itemIn(
    lines.flatMap(line => (/^#~?\|/.test(line) ? line.replace(/^#~?\|\s?/, '') : [])).concat('msgstr ""'),
  )
  return {
    id: item.msgid,
    context: item.msgctxt ?? '',
    translation: item.msgstr[0] ?? '',
    hints: item.extractedComments,
    remarks: remarksIn(lines),
    origins: item.references.flatMap(reference => reference.split(/\s+/).filter(Boolean)),
    fuzzy: 'fuzzy' in item.flags,
    obsolete: own.some(line => /^#~\s*msgid/.test(line)),
    ...(before && { previous: { id: before.msgid, context: before.msgctxt ?? '' } }),
    lines,
  }
}

/**
 * Reads a catalog without losing anything of its file: `writePo` gives it back byte by byte. Lines may be folded, as
 * Poedit and Weblate fold them, and end as on Windows; the file may begin with a byte order mark.
 */
export function readPo(text: string): PoFile {
  const isMarked = text.startsWith(byteOrderMark)
  const header: string[] = isMarked ? [byteOrderMark] : []
  const entries: PoEntry[] = []
  for (const lines of entryLines((isMarked ? text.slice(1) : text).split(/(?<=\n)/))) {
    const entry = readEntry(lines)
    if (entry) {
      entries.push(entry)
      continue
    }
    // The library does not return the header as an entry, nor stray lines of a damaged file.
    const last = entries.pop()
    if (last) entries.push({ ...last, lines: [...last.lines, ...lines] })
    else header.push(...lines)
  }
  return { header, entries }
}

/** The text of a catalog; unedited entries are written as they were read. */
export function writePo({ header, entries }: PoFile): string {
  return [header, ...entries.map(entry => entry.lines)].flat().join('')
}

/** The line ending of a part of a file. */
export const lineCount = (lines: readonly string[]): number =>
  lines.filter(line => line.endsWith('\n')).length

/** Whether nothing in a catalog is translated: its pages are then shown in the source language, with a notice. */
export const isUntranslated = ({ entries }: PoFile): boolean =>
  entries.length > 0 && entries.every(entry => entry.translation === '')

/**
 * A key for maps of messages: equal for equal messages only.
 * @example messageKey({ id: 'Banque', context: '' })
 */
export const messageKey = ({ id, context }: MessageId): string => `${context}\u0004${id}`
