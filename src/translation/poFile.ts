import { createPoFile, type PoItem, parseItems } from 'pofile-ts'

/** What identifies a message: its source text, and the context that tells it from the same words elsewhere. */
export type MessageId = { id: string; context: string }

/** One entry of a catalogue; `lines` are those of the file, and stay as they are until the entry is edited. */
export type PoEntry = MessageId & {
  translation: string
  /** What the code says of it: comments for translators, and what stands behind numbered placeholders. */
  hints: readonly string[]
  /** Remarks of translators. */
  remarks: readonly string[]
  /** The source files that use it, without line numbers. */
  origins: readonly string[]
  fuzzy: boolean
  obsolete: boolean
  /** Of a fuzzy entry: the message its translation was made for. */
  previous?: MessageId
  lines: readonly string[]
}

/** A catalogue as its file stands: what precedes the first entry, and the entries with the blank lines after them. */
export type PoFile = { header: readonly string[]; entries: readonly PoEntry[] }

const meaning = (line: string) => line.replace(/^#~\s?/, '')

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
    const text = meaning(line).trim()
    if (translated && text !== '' && !/^(?:"|msgstr)/.test(text)) {
      groups.push([])
      translated = false
    }
    if (text.startsWith('msgstr')) translated = true
    groups.at(-1)?.push(line)
  }
  return groups
}

function readEntry(lines: readonly string[]): PoEntry | undefined {
  const own = lines.filter(line => !line.startsWith('#|') && !line.startsWith('#~|'))
  const item = itemIn(own.map(meaning))
  if (!item) return undefined
  const before = itemIn(
    lines.flatMap(line => (/^#~?\|/.test(line) ? line.replace(/^#~?\|\s?/, '') : [])).concat('msgstr ""'),
  )
  return {
    id: item.msgid,
    context: item.msgctxt ?? '',
    translation: item.msgstr[0] ?? '',
    hints: item.extractedComments,
    remarks: item.comments,
    origins: item.references.flatMap(reference => reference.split(/\s+/)),
    fuzzy: 'fuzzy' in item.flags,
    obsolete: own.some(line => /^#~\s*msgid/.test(line)),
    ...(before && { previous: { id: before.msgid, context: before.msgctxt ?? '' } }),
    lines,
  }
}

/**
 * Reads a catalogue without losing anything of its file: `writePo` gives it back byte by byte. Lines may be folded, as
 * Poedit and Weblate fold them, and end as on Windows.
 */
export function readPo(text: string): PoFile {
  const groups = entryLines(text.split(/(?<=\n)/))
  // The header has no message: to the library it is no entry.
  const [first = []] = groups
  const header = readEntry(first) ? [] : first
  return { header, entries: groups.flatMap(lines => readEntry(lines) ?? []) }
}

/** The text of a catalogue; entries that were not edited stand in it as they were read. */
export function writePo({ header, entries }: PoFile): string {
  return [header, ...entries.map(entry => entry.lines)].flat().join('')
}

/** Whether nothing of a catalogue is translated yet: its pages then stand in the source language, and say so. */
export const isUntranslated = ({ entries }: PoFile): boolean =>
  entries.length > 0 && entries.every(entry => entry.translation === '')

/**
 * A key for maps of messages: two messages have the same key only if they are the same.
 * @example messageKey({ id: 'Banque', context: '' })
 */
export const messageKey = ({ id, context }: MessageId): string => `${context}\u0004${id}`
