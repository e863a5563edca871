import { decoderOf, type Encoding } from './encodings.ts'
import { bytesInMemory, type FileBytes, piecesOfFile } from './fileBytes.ts'
import { declaredEncoding, wideEncoding } from './xmlEncoding.ts'

/** Counts the characters beyond ASCII that are whole in UTF-8, and the bytes that belong to none. */
function countUtf8(bytes: Uint8Array, counts: { whole: number; stray: number }): void {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const more = byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : 0
    let found = 0
    while (found < more && ((bytes[at + found + 1] ?? 0) & 0xc0) === 0x80) found++
    if (more > 0 && found === more) {
      counts.whole++
      at += more
    } else counts.stray++
  }
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

/** A part of a text that is large enough to tell its encoding: the places that are not ASCII. */
function sampleOf(file: FileBytes): Uint8Array {
  const size = 20_000
  const sample: number[] = []
  for (const bytes of piecesOfFile(file)) {
    for (let at = 0; at < bytes.length && sample.length < size; at++) {
      if ((bytes[at] ?? 0) < 0x80) continue
      const start = Math.max(0, at - 3)
      sample.push(...bytes.subarray(start, at + 4), 0x20)
      at += 3
    }
    if (sample.length >= size) break
  }
  return Uint8Array.from(sample)
}

/** The encoding of eight bits that makes words of a text: of Windows before DOS, unless that gives no letters. */
function guess(file: FileBytes): Encoding {
  const start = String.fromCharCode(...file.slice(0, 2000).map(byte => (byte < 0x80 ? byte : 0x3f)))
  const candidates: Encoding[] = central.test(start)
    ? ['windows-1250', 'cp852', 'iso-8859-2']
    : ['windows-1252', 'cp850']
  const sample = sampleOf(file)
  const scores = candidates.map(each => plausibility(decoderOf(each)?.(sample, true) ?? ''))
  if ((scores[0] ?? 0) >= 0) return candidates[0] ?? 'windows-1252'
  return candidates[scores.indexOf(Math.max(...scores))] ?? 'windows-1252'
}

/** The encoding of a file that is not valid UTF-8. */
function encodingOf(file: FileBytes): string {
  const label = declaredEncoding(file.slice(0, 400))
  if (label && !/^utf-?(8|16)/i.test(label) && decoderOf(label)) return label
  const counts = { whole: 0, stray: 0 }
  for (const bytes of piecesOfFile(file)) countUtf8(bytes, counts)
  return counts.whole > counts.stray ? 'utf-8' : guess(file)
}

/** A file that was being read as UTF-8 contains something else: it has to be read from its start in this encoding. */
export class OtherEncoding extends Error {
  readonly encoding: string

  constructor(encoding: string) {
    super(`The file is not UTF-8 but ${encoding}.`)
    this.encoding = encoding
  }
}

/**
 * The text of a file, piece by piece. A chosen encoding comes first, then a byte order mark, UTF-16 in XML, valid UTF-8,
 * and the encoding that an XML file declares. Of a file that is mostly UTF-8, what is not becomes U+FFFD; any other is
 * read as the encoding of Windows or DOS in which its words have letters.
 * @param chosen by the visitor, or known from an `OtherEncoding`, which is thrown where the bytes are not UTF-8.
 * @param onPiece called with the share of the file that has been decoded, between 0 and 1.
 */
export function* decodedPieces(
  file: FileBytes,
  chosen: string | undefined,
  onPiece?: (share: number) => void,
): Generator<string> {
  const known = chosen ?? wideEncoding(file.slice(0, 2))
  const decoder = decoderOf(known ?? 'utf-8', known === undefined)
  let read = 0
  for (const bytes of piecesOfFile(file)) {
    read += bytes.length
    let text: string | undefined
    try {
      // What is missing at the end is no fault: a file that is cut off inside a character is still UTF-8.
      text = decoder?.(bytes, known !== undefined && read >= file.size)
    } catch {
      throw new OtherEncoding(encodingOf(file))
    }
    onPiece?.(read / file.size)
    if (text) yield text
  }
}

/**
 * Reads the text of a file, piece by piece; once more from its start if it is not what it seemed to be.
 * @param read given the pieces, and called again with others if those were decoded wrongly.
 */
export function readPieces<Result>(
  file: FileBytes,
  chosen: string | undefined,
  read: (pieces: () => Iterable<string>) => Result,
  onPiece?: (share: number) => void,
): Result {
  try {
    return read(() => decodedPieces(file, chosen, onPiece))
  } catch (error) {
    if (!(error instanceof OtherEncoding)) throw error
    return read(() => decodedPieces(file, error.encoding, onPiece))
  }
}

/** The text of bytes, as a file's. */
export const decode = (bytes: Uint8Array<ArrayBuffer>, chosen?: Encoding): string =>
  readPieces(bytesInMemory(bytes), chosen, pieces => [...pieces()].join(''))
