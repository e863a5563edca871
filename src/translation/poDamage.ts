import { forbiddenCharacter } from './characters.ts'
import { lineCount, messageKey, readPo } from './poFile.ts'
import { type PoDamage, restore, shown, structureDamage } from './poStructure.ts'

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

/** Messages that the file holds more than once, obsolete or not: gettext's own tools refuse them as well. */
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
