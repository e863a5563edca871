import type { FileReading } from './accounts.ts'
import { filesIn, isArchive } from './archive.ts'
import { decode } from './decode.ts'
import type { Encoding } from './encodings.ts'
import { readText } from './readText.ts'
import type { OnProgress, Problem } from './types.ts'

const failed = (name: string, problem: Problem): FileReading => ({
  name,
  format: undefined,
  statements: [],
  problems: [problem],
})

/** A reading with the text that it was made from, to show the lines of a problem. */
export type TextReading = FileReading & { text?: string }

/** Reads the text of a file. */
export const readDecoded = (name: string, text: string, onProgress?: OnProgress): TextReading => ({
  ...readText(text, onProgress),
  name,
  text,
})

/**
 * Reads a file, or the files of a ZIP archive, each under the archive's name and its own: `relevés.zip/2026-11.xml`.
 * @param encoding of a text, if the visitor chose one.
 */
export async function readBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
  onProgress?: OnProgress,
): Promise<TextReading[]> {
  if (!isArchive(bytes)) return [readDecoded(name, decode(bytes, encoding), onProgress)]
  const readings: TextReading[] = []
  for await (const entry of filesIn(bytes)) {
    const path = [name, entry.name].filter(Boolean).join('/')
    // A workbook or a document is an archive with a list of what it contains.
    if (entry.name === '[Content_Types].xml') return [failed(name, { code: 'binary', found: 'XLSX' })]
    if ('code' in entry) {
      const { code, found } = entry
      readings.push(failed(path, { code, ...(found && { found }) }))
    } else if (isArchive(entry.bytes)) readings.push(failed(path, { code: 'binary', found: 'ZIP' }))
    else readings.push(readDecoded(path, decode(entry.bytes, encoding), onProgress))
  }
  return readings.length > 0 ? readings : [failed(name, { code: 'noStatement' })]
}
