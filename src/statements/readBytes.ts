import type { FileReading } from './accounts.ts'
import { filesIn, isArchive } from './archive.ts'
import { decode } from './decode.ts'
import type { Encoding } from './encodings.ts'
import { readText } from './readText.ts'
import type { Problem } from './types.ts'

const failed = (name: string, problem: Problem): FileReading => ({
  name,
  format: undefined,
  statements: [],
  problems: [problem],
})

/**
 * Reads a file, or the files of a ZIP archive, each under the archive's name and its own: `relevés.zip/2026-11.xml`.
 * @param encoding of a text, if the visitor chose one.
 */
export async function readBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
): Promise<FileReading[]> {
  if (!isArchive(bytes)) return [{ ...readText(decode(bytes, encoding)), name }]
  const readings: FileReading[] = []
  for await (const entry of filesIn(bytes)) {
    const path = [name, entry.name].filter(Boolean).join('/')
    // A workbook or a document is an archive with a list of what it contains.
    if (entry.name === '[Content_Types].xml') return [failed(name, { code: 'binary', found: 'XLSX' })]
    if ('code' in entry) {
      const { code, found } = entry
      readings.push(failed(path, { code, ...(found && { found }) }))
    } else if (isArchive(entry.bytes)) readings.push(failed(path, { code: 'binary', found: 'ZIP' }))
    else readings.push({ ...readText(decode(entry.bytes, encoding)), name: path })
  }
  return readings.length > 0 ? readings : [failed(name, { code: 'noStatement' })]
}
