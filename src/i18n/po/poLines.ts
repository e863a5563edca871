import { shown } from './poText.ts'

/** The keywords of a message. */
export type Keyword = 'msgctxt' | 'msgid' | 'msgstr'

/** A keyword's strings as written, between the quotation marks, and the line of the keyword. */
export type Field = { written: string; line: number }

/** The parts of an entry while its lines are read. */
export type Draft = {
  fields: Partial<Record<Keyword, Field>>
  previous: Partial<Record<Keyword, Field>>
  hints: string[]
  remarks: string[]
  origins: string[]
  flags: { name: string; line: number }[]
  obsolete: boolean
}

const strings = String.raw`(?:"(?:[^"\\]|\\.)*"\s*)+`
const textLine = new RegExp(`^${strings}$`)
const keywordLine = new RegExp(String.raw`^(msgctxt|msgid|msgstr)(_plural|\[\d+\])?\s*(${strings})$`)

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

/** What stands between the quotation marks of a line. */
const betweenQuotes = (text: string): string =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, written = '']) => written).join('')

/** A reference in the style of Solaris, which `msgcat --strict` writes as a comment. */
const fileComment = /^# File: (.+), line: -?\d+$/

const newDraft = (): Draft => ({
  fields: {},
  previous: {},
  ...{ hints: [], remarks: [], origins: [], flags: [], obsolete: false },
})

/** Reads the lines of a file into the parts of its entries; `report` is told what is wrong with a line. */
export function draftsIn(lines: readonly string[], report: (line: number, text: string) => void): Draft[] {
  const drafts: Draft[] = []
  let draft = newDraft()
  let last: keyof typeof next = 'start'
  /** Where a line of text belongs. */
  let open: Field | undefined
  let openPrevious: Field | undefined
  const begin = () => {
    if (last !== 'msgstr' && last !== 'unreadable') return
    if (draft.fields.msgstr) {
      drafts.push(draft)
      draft = newDraft()
    }
  }
  const end = lines.findLastIndex(line => line.trim() !== '')

  const comment = (text: string, number: number) => {
    const isSeparator = text === '#' && /["#]/.test(lines[number - 2]?.at(-1) ?? '')
    begin()
    const content = text.slice(2).trim()
    const file = fileComment.exec(text)?.[1]
    if (text.startsWith('#|')) {
      const [, name, , quoted] = keywordLine.exec(content) ?? []
      if (name) {
        openPrevious = { written: betweenQuotes(quoted ?? ''), line: number }
        draft.previous[name as Keyword] = openPrevious
      } else if (openPrevious && textLine.test(content)) openPrevious.written += betweenQuotes(content)
    } else if (text.startsWith('#.')) draft.hints.push(content)
    else if (text.startsWith('#:')) draft.origins.push(...content.split(/\s+/).filter(Boolean))
    else if (/^#[,=]/.test(text))
      draft.flags.push(...content.split(',').map(name => ({ name: name.trim(), line: number })))
    else if (file) draft.origins.push(file)
    // In the form of `msgcat --strict` a sign alone stands where others leave a line empty.
    else if (!isSeparator) draft.remarks.push(text.slice(1).trim())
    if (number === end + 1) report(number, strayComment)
  }

  for (const [index, whole] of lines.entries()) {
    const number = index + 1
    // Obsolete messages have the same syntax after their mark.
    const isObsolete = /^#~(?!\|)/.test(whole)
    const text = whole.replace(/^#~\|/, '#|').replace(/^#~/, '').trim()
    if (text === '') continue
    if (text.startsWith('#')) {
      comment(text, number)
      continue
    }
    const [, name, suffix, quoted = ''] = keywordLine.exec(text) ?? []
    const isCutOff = number === end + 1
    if (name) {
      const keyword = name as Keyword
      if (suffix !== undefined) {
        if (keyword === 'msgid') report(number, plural)
        else if (!draft.fields.msgstr) draft.fields.msgstr = { written: betweenQuotes(quoted), line: number }
        open = undefined
      } else {
        if (!next[last].includes(keyword))
          report(number, `${shown(text)} stands where ${next[last].join(' or ')} belongs. ${restore}`)
        if (keyword !== 'msgstr') begin()
        open = { written: betweenQuotes(quoted), line: number }
        draft.fields[keyword] = open
        draft.obsolete ||= isObsolete
      }
      last = keyword
      if (isCutOff && keyword !== 'msgstr') report(number, cutOff)
    } else if (textLine.test(text) && last !== 'start') {
      if (open) open.written += betweenQuotes(text)
      if (isCutOff && last !== 'msgstr' && last !== 'unreadable') report(number, cutOff)
    } else {
      report(number, isCutOff ? cutOff : `${shown(text)} ${unreadable}`)
      last = 'unreadable'
      open = undefined
    }
  }
  return draft.fields.msgid || draft.fields.msgstr ? [...drafts, draft] : drafts
}
