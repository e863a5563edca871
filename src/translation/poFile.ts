import { createPoFile, type PoItem, parseItems } from 'pofile-ts'

/** What identifies a message: its source text, and the context that tells it from the same words elsewhere. */
export type MessageId = { id: string; context: string }

/** One entry of a catalog; `lines` are those of the file, and stay as they are until the entry is edited. */
export type PoEntry = MessageId & {
  translation: string
  /** What the code says of it: comments for translators, and what stands behind numbered placeholders. */
  hints: readonly string[]
  /** Comments of translators. */
  remarks: readonly string[]
  /** The source files that use it, without line numbers. */
  origins: readonly string[]
  fuzzy: boolean
  obsolete: boolean
  /** Of a fuzzy entry: the message its translation was made for. */
  previous?: MessageId
  lines: readonly string[]
}

/** A catalog as its file stands: what precedes the first entry, and the entries with the blank lines after them. */
export type PoFile = { header: readonly string[]; entries: readonly PoEntry[] }

const byteOrderMark = '\ufeff'
const withoutObsoleteMark = (line: string) => line.replace(/^#~\s?/, '')

/** The items that the library reads from some lines, which hold no more than one. */
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
 * The comments of translators among lines of a file, in order. Some tools write no space after the `#`, with which the
 * library would not see them.
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
    // The header has no message, and so is no entry to the library; nor are stray lines of a damaged file.
    const last = entries.pop()
    if (last) entries.push({ ...last, lines: [...last.lines, ...lines] })
    else header.push(...lines)
  }
  return { header, entries }
}

/** The text of a catalog; entries that were not edited stand in it as they were read. */
export function writePo({ header, entries }: PoFile): string {
  return [header, ...entries.map(entry => entry.lines)].flat().join('')
}

/** How many lines end in a part of a file: the header, or the lines of an entry. */
export const lineCount = (lines: readonly string[]): number =>
  lines.filter(line => line.endsWith('\n')).length

/** Whether nothing of a catalog is translated yet: its pages then stand in the source language, and say so. */
export const isUntranslated = ({ entries }: PoFile): boolean =>
  entries.length > 0 && entries.every(entry => entry.translation === '')

/**
 * A key for maps of messages: two messages have the same key only if they are the same.
 * @example messageKey({ id: 'Banque', context: '' })
 */
export const messageKey = ({ id, context }: MessageId): string => `${context}\u0004${id}`
