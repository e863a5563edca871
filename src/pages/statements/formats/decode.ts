import { declaredEncoding, wideEncoding } from '../../../files/xmlEncoding.ts'
import { decodeAs, type Encoding } from './encodings.ts'

/** How many characters beyond ASCII are whole in UTF-8, and how many bytes belong to none. */
function countUtf8(bytes: Uint8Array): { whole: number; stray: number } {
  let [whole, stray] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const more = byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : 0
    let found = 0
    while (found < more && ((bytes[at + found + 1] ?? 0) & 0xc0) === 0x80) found++
    if (more > 0 && found === more) {
      whole++
      at += more
    } else stray++
  }
  return { whole, stray }
}

/** The countries and currencies of the banks whose letters Windows-1252 lacks. */
const central =
  /\b(HU|PL|CZ|SK|SI|HR|RO)\d{2}[A-Z0-9]{10}|[A-Z]{4}(HU|PL|CZ|SK|SI|HR|RO)[A-Z0-9]{2}|\d(HUF|PLN|CZK|RON)/

const isLetter = /\p{L}/u
const isSmall = /\p{Ll}/u
const isCapital = /\p{Lu}/u

/**
 * How well the characters beyond ASCII fit into words: one for each that is a letter, minus three for another sign
 * between letters, and for a capital among small letters or the other way round.
 */
function plausibility(text: string): number {
  let score = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) < 0x80) continue
    const [before = '', character = '', after = ''] = [text[at - 1], text[at], text[at + 1]]
    const isInside = isLetter.test(before) && isLetter.test(after)
    if (!isLetter.test(character)) {
      if (isInside && !/[’‘·–]/.test(character)) score -= 3
      continue
    }
    const isMixed =
      (isSmall.test(before) && isCapital.test(character)) ||
      (isInside && isCapital.test(before) && isSmall.test(character) && isCapital.test(after))
    if (isMixed) score -= 3
    else if (isLetter.test(before) || isLetter.test(after)) score += 1
  }
  return score
}

/** A part of a text that is large enough to tell its encoding: the lines that are not ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const size = 20_000
  const sample: number[] = []
  for (let at = 0; at < bytes.length && sample.length < size; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const start = Math.max(0, at - 3)
    sample.push(...bytes.subarray(start, at + 4), 0x20)
    at += 3
  }
  return Uint8Array.from(sample)
}

/** The encoding of eight bits that makes words of a text: of Windows before DOS, unless that gives no letters. */
function guess(bytes: Uint8Array): Encoding {
  const start = String.fromCharCode(...bytes.subarray(0, 2000).map(byte => (byte < 0x80 ? byte : 0x3f)))
  const candidates: Encoding[] = central.test(start)
    ? ['windows-1250', 'cp852', 'iso-8859-2']
    : ['windows-1252', 'cp850']
  const sample = sampleOf(bytes)
  const scores = candidates.map(each => plausibility(decodeAs(sample, each) ?? ''))
  if ((scores[0] ?? 0) >= 0) return candidates[0] ?? 'windows-1252'
  return candidates[scores.indexOf(Math.max(...scores))] ?? 'windows-1252'
}

/**
 * The text of a file. A chosen encoding comes first, then a byte order mark, UTF-16 in XML, valid UTF-8, and the
 * encoding that an XML file declares. Of a file that is mostly UTF-8, what is not becomes U+FFFD; any other is read as
 * the encoding of Windows or DOS in which its words have letters.
 */
export function decode(bytes: Uint8Array, chosen?: Encoding): string {
  if (chosen) return decodeAs(bytes, chosen) ?? ''
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    // As part of a stream: a file that is cut off inside a character is still UTF-8.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const label = declaredEncoding(bytes)
    if (label && !/^utf-?(8|16)/i.test(label)) {
      const text = decodeAs(bytes, label)
      if (text !== undefined) return text
    }
    const { whole, stray } = countUtf8(bytes)
    if (whole > stray) return new TextDecoder().decode(bytes)
    return decodeAs(bytes, guess(bytes)) ?? ''
  }
}
