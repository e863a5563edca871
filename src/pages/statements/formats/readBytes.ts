import type { FileReading } from './accounts.ts'
import { filesIn, isArchive } from './archive.ts'
import { readPieces } from './decode.ts'
import type { Encoding } from './encodings.ts'
import { bytesInMemory, type FileBytes } from './fileBytes.ts'
import { readText } from './readText.ts'
import { binaryKind } from './recognise.ts'
import type { OnProgress, Problem } from './types.ts'

const failed = (name: string, problem: Problem): FileReading => ({
  name,
  format: undefined,
  statements: [],
  problems: [problem],
})

/** A reading with what gives the text that it was made from, to show the lines of a problem. */
export type TextReading = FileReading & { text?: () => string }

/** Reads the text of a file. */
function readDecoded(
  name: string,
  bytes: FileBytes,
  encoding: Encoding | undefined,
  onProgress?: OnProgress,
): TextReading {
  let read = 0
  return readPieces(
    bytes,
    encoding,
    pieces => ({
      ...readText(pieces(), statements => onProgress?.(read, statements)),
      name,
      text: () => [...pieces()].join(''),
    }),
    share => {
      read = Math.max(read, share)
    },
  )
}

/**
 * Reads a file, or the files of a ZIP archive, each under the archive's name and its own: `relevés.zip/2026-11.xml`.
 * @param encoding of a text, if the visitor chose one.
 */
export async function readStored(
  name: string,
  bytes: FileBytes,
  encoding?: Encoding,
  onProgress?: OnProgress,
): Promise<TextReading[]> {
  const start = bytes.slice(0, 8)
  if (!isArchive(start)) {
    const found = binaryKind(start)
    return [found ? failed(name, { code: 'binary', found }) : readDecoded(name, bytes, encoding, onProgress)]
  }
  const readings: TextReading[] = []
  for await (const entry of filesIn(bytes.slice(0, bytes.size))) {
    const path = [name, entry.name].filter(Boolean).join('/')
    // A workbook or a document is an archive with a list of what it contains.
    if (entry.name === '[Content_Types].xml') return [failed(name, { code: 'binary', found: 'XLSX' })]
    if ('code' in entry) {
      const { code, found } = entry
      readings.push(failed(path, { code, ...(found && { found }) }))
      continue
    }
    const found = binaryKind(entry.bytes)
    readings.push(
      found
        ? failed(path, { code: 'binary', found })
        : readDecoded(path, bytesInMemory(entry.bytes), encoding, onProgress),
    )
  }
  return readings.length > 0 ? readings : [failed(name, { code: 'noStatement' })]
}

/** The same for bytes that are in memory. */
export const readBytes = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
): Promise<TextReading[]> => readStored(name, bytesInMemory(bytes), encoding)
