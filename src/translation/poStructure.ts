/** What keeps a catalog from being read in full: `line` counts from 1, `text` says what it is and how to fix it. */
export type PoDamage = { line: number; text: string }

type Keyword = 'msgctxt' | 'msgid' | 'msgstr'
type Line =
  | { kind: 'blank' | 'comment' | 'text' | 'unreadable' }
  | { kind: 'keyword'; keyword: Keyword; isPlural: boolean }

const quoted = String.raw`"(?:[^"\\]|\\.)*"$`
const textLine = new RegExp(`^${quoted}`)
const keywordLine = new RegExp(String.raw`^(msgctxt|msgid|msgstr)(_plural|\[\d+\])?\s*${quoted}`)

/** What may come after a keyword, at the start of a file, and after what cannot be read. */
const next: Readonly<Record<Keyword | 'start' | 'unreadable', readonly Keyword[]>> = {
  unreadable: ['msgctxt', 'msgid', 'msgstr'],
  start: ['msgctxt', 'msgid'],
  msgctxt: ['msgid'],
  msgid: ['msgstr'],
  msgstr: ['msgctxt', 'msgid'],
}

/** What to do about a file that is not whole. */
export const restore = 'Fix: save it again from your tool, or restore it with git.'

const cutOff = `the file ends in the middle of a message. ${restore}`
const strayComment =
  'the file ends with a comment that belongs to no message. Fix: restore the file with git if it was cut off; else delete the comment, or move it above its message.'
const plural =
  'msgid_plural is not read here. Fix: write all cases in one msgstr: {count, plural, one {…} other {…}}.'
const unreadable =
  'cannot be read. Fix: write msgctxt, msgid or msgstr and its text between quotation marks, and a quotation mark in the text as \\".'

/** A line of a file as an error names it. */
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

/** Lines of a file that are no part of a catalog, or stand where they cannot; and an end that comes too early. */
export function structureDamage(lines: readonly string[]): PoDamage[] {
  const damage: PoDamage[] = []
  const end = lines.findLastIndex(line => line.trim() !== '')
  let last: keyof typeof next = 'start'
  for (const [index, whole] of lines.entries()) {
    // An obsolete message is written as any other, after its mark; `#~|` tells what it was before.
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
