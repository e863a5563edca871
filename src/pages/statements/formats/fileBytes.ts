/** The bytes of a file, of which any part can be had. */
export type FileBytes = { size: number; slice: (start: number, end: number) => Uint8Array<ArrayBuffer> }

/** Bytes that are in memory. */
export const bytesInMemory = (bytes: Uint8Array<ArrayBuffer>): FileBytes => ({
  size: bytes.length,
  slice: (start, end) => bytes.subarray(start, end),
})

/** How workers read a part of a file at once; the types of the page do not know it. */
declare const FileReaderSync: undefined | (new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer })

/** The bytes of a file that a visitor chose. In a worker, it is never in memory as a whole. */
export async function bytesOf(file: Blob): Promise<FileBytes> {
  if (typeof FileReaderSync === 'undefined') return bytesInMemory(new Uint8Array(await file.arrayBuffer()))
  const reader = new FileReaderSync()
  return {
    size: file.size,
    slice: (start, end) => new Uint8Array(reader.readAsArrayBuffer(file.slice(start, end))),
  }
}

/** How many bytes are read at once. */
const pieceSize = 1 << 16

/** All bytes, piece by piece. */
export function* piecesOfFile(bytes: FileBytes): Generator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < bytes.size; start += pieceSize) yield bytes.slice(start, start + pieceSize)
}
