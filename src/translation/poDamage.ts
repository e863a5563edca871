import { forbiddenCharacter } from './characters.ts'
import { lineCount, messageKey, readPo } from './poFile.ts'

/** A reason why a catalog cannot be read in full: `line` counts from 1, `text` has the fix. */
export type PoDamage = { line: number; text: string }

type Keyword = 'msgctxt' | 'msgid' | 'msgstr'
type Line =
  | { kind: 'blank' | 'comment' | 'text' | 'unreadable' }
  | { kind: 'keyword'; keyword: Keyword; isPlural: boolean }

const quoted = String.raw`"(?:[^"\\]|\\.)*"$`
const textLine = new RegExp(`^${quoted}`)
const keywordLine = new RegExp(String.raw`^(msgctxt|msgid|msgstr)(_plural|\[\d+\])?\s*${quoted}`)

/** What may follow a keyword, the start of a file, and an unreadable line. */
const next: Readonly<Record<Keyword | 'start' | 'unreadable', readonly Keyword[]>> = {
  unreadable: ['msgctxt', 'msgid', 'msgstr'],
  start: ['msgctxt', 'msgid'],
  msgctxt: ['msgid'],
  msgid: ['msgstr'],
  msgstr: ['msgctxt', 'msgid'],
}

/** The advice for an incomplete file. */
export const restore = 'Fix: save it again from your tool, or restore it with git.'

const cutOff = `the file ends in the middle of a message. ${restore}`
const strayComment =
  'the file ends with a comment that belongs to no message. Fix: restore the file with git if it was cut off; else delete the comment, or move it above its message.'
const plural =
  'msgid_plural is not read here. Fix: write all cases in one msgstr: {count, plural, one {…} other {…}}.'
const unreadable =
  'cannot be read. Fix: write msgctxt, msgid or msgstr and its text between quotation marks, and a quotation mark in the text as \\".'

/** A line of a file as messages quote it. */
export const shown = (line: string): string => `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`

function classified(text: string): Line {
  if (text === '') return { kind: 'blank' }
  if (text.startsWith('#')) return { kind: 'comment' }
  if (textLine.test(text)) return { kind: 'text' }
  const [, keyword, suffix] = keywordLine.exec(text) ?? []
  return keyword
    ? { kind: 'keyword', keyword: keyword as Keyword, isPlural: suffix !== undefined }
    : { kind: 'unreadable' }
}

/** Lines that are not PO syntax or in the wrong place, and files that end too early. */
export function structureDamage(lines: readonly string[]): PoDamage[] {
  const damage: PoDamage[] = []
  const end = lines.findLastIndex(line => line.trim() !== '')
  let last: keyof typeof next = 'start'
  for (const [index, whole] of lines.entries()) {
    // Obsolete messages have the same syntax after their mark; `#~|` has the previous message.
    const text = whole.replace(/^#~(?!\|)/, '').trim()
    const line = classified(text)
    const report = (what: string) => damage.push({ line: index + 1, text: what })
    if (line.kind === 'keyword') {
      const { keyword, isPlural } = line
      if (isPlural && keyword === 'msgid') report(plural)
      else if (!isPlural && !next[last].includes(keyword))
        report(`${shown(text)} stands where ${next[last].join(' or ')} belongs. ${restore}`)
      last = keyword
    }
    const isStray = line.kind === 'unreadable' || (line.kind === 'text' && last === 'start')
    if (index === end) {
      if (line.kind === 'comment') report(strayComment)
      else if (isStray || last === 'msgctxt' || last === 'msgid') report(cutOff)
    } else if (isStray) {
      report(`${shown(text)} ${unreadable}`)
      last = 'unreadable'
    }
  }
  return damage
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const saveAsUtf8 =
  'Fix: save it as UTF-8 (in Poedit: Translation → Properties → Charset; with gettext: msgconv --to-code=UTF-8).'

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

function encodingDamage(bytes: Uint8Array): PoDamage {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { line: 1, text: `the file is UTF-16. ${saveAsUtf8}` }
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length
    if (decoded(bytes.subarray(start, end)) === undefined) break
    start = end
  }
  return { line, text: `is not UTF-8. ${saveAsUtf8} If the file was cut off here, restore it with git.` }
}

const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/

function conflictDamage(lines: readonly string[]): PoDamage[] {
  const marks = lines.flatMap((text, index) => (conflictMark.test(text) ? [{ text, line: index + 1 }] : []))
  const starts = marks.filter(({ text }) => text.startsWith('<'))
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map(({ text, line }) => ({
    line,
    text: `${shown(text)} is left over from a merge. Fix: keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  }))
}

function charsetDamage(lines: readonly string[]): PoDamage[] {
  return lines.flatMap((text, index) => {
    const charset = /^(?:msgstr\s*)?"(?:.*\\n)?Content-Type:.*\bcharset=([^\\\s";]*)/i.exec(text)?.[1]
    return charset === undefined || /^utf-?8$/i.test(charset)
      ? []
      : [{ line: index + 1, text: `the header names the charset “${charset}”. ${saveAsUtf8}` }]
  })
}

/** Messages that occur more than once, obsolete or not: gettext's tools refuse them as well. */
function duplicates(text: string): PoDamage[] {
  const { header, entries } = readPo(text)
  const known = new Map<string, number>()
  let line = 1 + lineCount(header)
  return entries.flatMap(entry => {
    const own = line + entry.lines.findIndex(text => /^(?:#~\s*)?msgid/.test(text))
    line += lineCount(entry.lines)
    const first = known.get(messageKey(entry))
    known.set(messageKey(entry), first ?? own)
    const what = `${shown(entry.id)} is there already, in line ${first}. Fix: keep the better translation, and delete the other message.`
    return first === undefined ? [] : [{ line: own, text: what }]
  })
}

/**
 * All that keeps a catalog from being read in full, in the order of its lines; none for what tools only write their own
 * way. `bytes` are those of its file. What is damaged must not be written again: that would lose translations.
 */
export function poDamage(bytes: Uint8Array): PoDamage[] {
  const text = decoded(bytes)
  if (text === undefined) return [encodingDamage(bytes)]
  const lines = text.split('\n').map(line => line.replace(/\r$/, ''))
  const conflicts = conflictDamage(lines)
  if (conflicts.length > 0) return conflicts
  const damage = [
    ...charsetDamage(lines),
    ...lines.flatMap((line, index) => {
      const what = forbiddenCharacter(line)
      return what ? [{ line: index + 1, text: what }] : []
    }),
    ...structureDamage(lines),
    ...duplicates(text),
  ].sort((one, other) => one.line - other.line)
  const isEmpty = damage.length === 0 && readPo(text).entries.length === 0
  return isEmpty ? [{ line: 1, text: `the file holds no messages. ${restore}` }] : damage
}
