import { declaredEncoding, wideEncoding } from '../../statements/formats/xmlEncoding.ts'

/** What the bytes of a file say besides its text. */
export type Encoding = {
  /** As the XML declaration names it; UTF-8 where it names none. */
  declared: string
  hasByteOrderMark: boolean
  /** If the text is UTF-8, as banks want it. */
  isUtf8: boolean
  /** If bytes do not fit the declared encoding: no bank can read the file. */
  isBroken: boolean
}

const knownDecoder = (label: string) => {
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return undefined
  }
}

/**
 * The text of an XML file, by its byte order mark, its declaration, or as UTF-8. Where bytes do not fit, they are read as
 * Windows-1252, so that the rest of the file can still be checked.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const declared = declaredEncoding(bytes) ?? 'UTF-8'
  const [first, second, third] = bytes
  const wide = wideEncoding(bytes)
  const hasByteOrderMark =
    (wide !== undefined && (first ?? 0) >= 0xfe) || (first === 0xef && second === 0xbb && third === 0xbf)
  const decoder = knownDecoder(wide ?? declared)
  const isUtf8 = decoder?.encoding === 'utf-8'
  try {
    if (decoder)
      return {
        text: decoder.decode(bytes),
        encoding: { declared, hasByteOrderMark, isUtf8, isBroken: false },
      }
  } catch {
    // Bytes that do not fit the encoding.
  }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return { text, encoding: { declared, hasByteOrderMark, isUtf8: false, isBroken: true } }
}
