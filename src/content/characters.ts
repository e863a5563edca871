import { isUtf8 } from 'node:buffer'
import type { Problem } from './problems.ts'

/** What neither HTML nor XML 1.0 may contain (control characters, U+FFFE, U+FFFF, half a surrogate pair), and U+FFFD. */
const refused = /[^\P{Cc}\t\n\r]|[\ufffd-\uffff]|\p{Cs}/gu

/** The forbidden characters of a text, each once. */
export const refusedCharacters = (text: string): string[] => [...new Set(text.match(refused))]

/** @example whyRefused('\x10') // 'U+0010 is not a character that a page or a feed may contain. Fix: …' */
export function whyRefused(character: string): string {
  if (character === '\ufffd')
    return 'U+FFFD stands for a character that was lost. Fix: write the one that stood there.'
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `U+${code} is not a character that a page or a feed may contain. Fix: delete it, or write the one that was meant.`
}

/** All strings in a value that was read from YAML. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsIn)
      : []

/** The line (from 1) of the first byte that is not valid UTF-8. */
function lineNotUtf8(bytes: Buffer): number {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line++
  }
  return line
}

/**
 * The text of a source file, with line feeds alone and without a byte order mark. Invalid UTF-8 is read as ISO-8859-1,
 * so that further messages quote the text as it was written.
 */
export const decodeSource = (bytes: Buffer): string =>
  bytes
    .toString(isUtf8(bytes) ? 'utf8' : 'latin1')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')

/** Finds the first line that is not in UTF-8, or else every forbidden character. */
export function characterProblems(file: string, bytes: Buffer): Problem[] {
  if (!isUtf8(bytes)) {
    return [{ file, line: lineNotUtf8(bytes), text: 'not in UTF-8. Fix: save the file in UTF-8.' }]
  }
  return decodeSource(bytes)
    .split('\n')
    .flatMap((text, index) =>
      refusedCharacters(text).map(character => ({ file, line: index + 1, text: whyRefused(character) })),
    )
}
