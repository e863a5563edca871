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

const knownDecoder = (label: string, fatal: boolean) => {
  try {
    return new TextDecoder(label, { fatal })
  } catch {
    return undefined
  }
}

/**
 * The text of an XML file, by its byte order mark, its declaration, or as UTF-8. Where bytes do not fit, they are read as
 * Windows-1252, so that the rest of the file can still be checked.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replaceAll('\0', '')
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(start)?.[1] ?? 'UTF-8'
  const [first, second, third] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const hasByteOrderMark = isWide || (first === 0xef && second === 0xbb && third === 0xbf)
  const label = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : declared
  const decoder = knownDecoder(label, true)
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
