import { forbiddenCharacter } from '../characters.ts'
import { messageKey, type PoDamage, type PoEntry, type PoReading } from './poFile.ts'
import { draftsIn, type Field, restore } from './poLines.ts'
import { decoded, encodingDamage, saveAsUtf8, shown, unescaped } from './poText.ts'

const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/

function conflictDamage(lines: readonly string[]): PoDamage[] {
  const marks = lines.flatMap((text, index) => (conflictMark.test(text) ? [{ text, line: index + 1 }] : []))
  const starts = marks.filter(({ text }) => text.startsWith('<'))
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map(({ text, line }) => ({
    line,
    text: `${shown(text)} is left over from a merge. Fix: keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  }))
}

/** The charset that a header names, unless it is UTF-8. */
const foreignCharset = (header: string): string | undefined => {
  const charset = /^Content-Type:.*\bcharset=([^\s;]*)/im.exec(header)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset) ? undefined : charset
}

/** Messages that occur more than once; an obsolete one may repeat one in use. */
function duplicates(entries: readonly (PoEntry & { idLine: number })[]): PoDamage[] {
  const known = new Map<string, number>()
  return entries.flatMap(entry => {
    const key = `${entry.obsolete} ${messageKey(entry)}`
    const first = known.get(key)
    known.set(key, first ?? entry.idLine)
    const text = `${shown(entry.id)} is there already, in line ${first}. Fix: keep the better translation, and delete the other message.`
    return first === undefined ? [] : [{ line: entry.idLine, text }]
  })
}

/**
 * Reads a catalog in the form of any tool: folded, indented or escaped lines (`msgcat -i`, `-E`, `--strict`), line ends of
 * Windows, a byte order mark, obsolete entries, any header. A file with `damage` must not be written again: that would
 * lose translations.
 */
export function readPo(contents: Uint8Array | string): PoReading {
  const text = typeof contents === 'string' ? contents : decoded(contents)
  const nothing = { remarks: [], entries: [], lines: 0 }
  if (text === undefined) return { file: nothing, damage: [encodingDamage(contents as Uint8Array)] }
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map(line => line.replace(/\r$/, ''))
  const damage = conflictDamage(lines)
  const isMerge = damage.length > 0
  const report = (line: number, what: string) => {
    if (!isMerge) damage.push({ line, text: what })
  }
  for (const [index, line] of lines.entries()) {
    const what = forbiddenCharacter(line)
    if (what) report(index + 1, what)
  }
  const textOf = (field: Field | undefined) =>
    unescaped(field?.written ?? '', what => report(field?.line ?? 1, what))
  const drafts = draftsIn(isMerge ? lines.filter(line => !conflictMark.test(line)) : lines, report)
  const header =
    drafts[0]?.fields.msgid?.written === '' && !drafts[0].fields.msgctxt ? drafts.shift() : undefined
  const charset = foreignCharset(textOf(header?.fields.msgstr))
  if (charset !== undefined) {
    const line = lines.findIndex(line => line.includes('charset=')) + 1
    report(
      line || (header?.fields.msgstr?.line ?? 1),
      `the header names the charset “${charset}”. ${saveAsUtf8}`,
    )
  }
  const entries = drafts.flatMap(({ fields, previous, flags, ...rest }) => {
    const { msgctxt, msgid, msgstr } = fields
    if (!msgid) return []
    const fuzzy = flags.find(({ name }) => name === 'fuzzy')
    const entry = {
      id: textOf(msgid),
      context: textOf(msgctxt),
      translation: textOf(msgstr),
      fuzzy: fuzzy !== undefined,
      ...rest,
      origins: [...new Set(rest.origins.map(origin => origin.replace(/[\u2068\u2069]|:\d+$/g, '')))],
      ...(previous.msgid && {
        previous: { id: textOf(previous.msgid), context: textOf(previous.msgctxt) },
      }),
      line: fuzzy?.line ?? msgstr?.line ?? msgid.line,
      idLine: msgid.line,
    }
    return [entry]
  })
  if (!isMerge) damage.push(...duplicates(entries))
  if (damage.length === 0 && entries.length === 0)
    damage.push({ line: 1, text: `the file holds no messages. ${restore}` })
  const ends = lines.at(-1) === '' ? lines.length - 1 : lines.length
  return {
    file: { remarks: header?.remarks ?? [], entries, lines: ends },
    damage: damage.sort((one, other) => one.line - other.line),
  }
}
