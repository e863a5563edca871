import { decoderOf } from './encodings.ts'
import type { ProblemCode } from './types.ts'

/** The most that the files of an archive may unpack to, in bytes, and how many they may be. */
export const limits = { size: 100 * 1024 * 1024, count: 500 }

/** A file of an archive, or why it cannot be read. */
export type Entry = { name: string } & (
  | { bytes: Uint8Array<ArrayBuffer> }
  | { code: ProblemCode; found?: string }
)

/** What the directory at the end of an archive says of a file. */
type Listed = {
  name: string
  flags: number
  method: number
  checksum: number
  packed: number
  size: number
  offset: number
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 as ZIP uses it. */
function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** The name of a file: UTF-8 where it is said or valid, else as DOS and Windows write it. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  if (isUtf8) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderOf('cp850')?.(bytes, true) ?? ''
  }
}

/** The files in an archive's directory, or why there is none that can be read. */
function directoryOf(bytes: Uint8Array): Listed[] | 'damaged' | 'archive' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  // A comment of at most 65,535 bytes may follow.
  const first = Math.max(0, end - 0xffff)
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < first || end < 0) return 'damaged'
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // ZIP64, for archives larger than those that are read.
  if (count === 0xffff || at === 0xffffffff) return 'archive'
  const files: Listed[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return 'damaged'
    const [nameSize, extra, comment] = [28, 30, 32].map(offset => view.getUint16(at + offset, true))
    const flags = view.getUint16(at + 8, true)
    const name = bytes.subarray(at + 46, at + 46 + (nameSize ?? 0))
    files.push({
      name: nameOf(name, (flags & 0x800) !== 0),
      flags,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

/** Unpacks to exactly the size that is stated; undefined if the data are damaged or go on. */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const unpacked = new Uint8Array(size)
  let length = 0
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return length === size ? unpacked : undefined
      if (length + value.length > size) {
        await reader.cancel()
        return undefined
      }
      unpacked.set(value, length)
      length += value.length
    }
  } catch {
    return undefined
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>, file: Listed): Promise<Entry> {
  const { name } = file
  // Locked, also where its directory is.
  if (file.flags & 0x2041) return { name, code: 'locked' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.offset + 30 > bytes.length || view.getUint32(file.offset, true) !== 0x04034b50)
    return { name, code: 'damaged' }
  const start =
    file.offset + 30 + view.getUint16(file.offset + 26, true) + view.getUint16(file.offset + 28, true)
  if (start + file.packed > bytes.length) return { name, code: 'damaged' }
  const packed = bytes.subarray(start, start + file.packed)
  if (file.method !== 0 && file.method !== 8) return { name, code: 'archive' }
  const unpacked = file.method === 0 ? packed : await inflate(packed, file.size)
  const isWhole = unpacked?.length === file.size && checksumOf(unpacked) === file.checksum
  return isWhole ? { name, bytes: unpacked } : { name, code: 'damaged' }
}

/** Folders, and what macOS adds to an archive. */
const isSkipped = ({ name }: Listed) => /[\\/]$/.test(name) || /(^|\/)(__MACOSX\/|\.)/.test(name)

/**
 * The files of a ZIP archive, unpacked by the platform one at a time. The directory, the stated size and the checksum
 * are checked; an archive that states more than the limits is not unpacked at all.
 */
export async function* filesIn(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Entry> {
  const directory = directoryOf(bytes)
  if (typeof directory === 'string') {
    yield { name: '', code: directory }
    return
  }
  const files = directory.filter(file => !isSkipped(file))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > limits.size || files.length > limits.count) {
    yield { name: '', code: 'archive', found: `${files.length}` }
    return
  }
  for (const file of files) yield await unpack(bytes, file)
}
