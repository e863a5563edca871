/**
 * The text of a file: UTF-8, or UTF-16 (with its byte order mark, or in XML); what is neither is read as Windows-1252, which contains
 * ISO-8859-1. An XML file may name ISO-8859-15.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    // As part of a stream: a file that is cut off inside a character is still UTF-8.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const start = String.fromCharCode(...bytes.subarray(0, 200))
    const isLatin9 = /^\s*<\?xml[^>]*encoding=["']iso-8859-15["']/i.test(start)
    return new TextDecoder(isLatin9 ? 'iso-8859-15' : 'windows-1252').decode(bytes)
  }
}
