/** The encoding that the declaration of an XML file names; undefined if it names none. */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 400)).replaceAll('\0', '')
  return /^(?:ï»¿|ÿþ|þÿ)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]
}

/** UTF-16, by its byte order mark or by the zero byte of a first `<`; undefined for all else. */
export function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}
