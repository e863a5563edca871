import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentHash } from '../content/contentHash.ts'
import { cached } from './cached.ts'
import { inParallel } from './inParallel.ts'

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/** Below this size (bytes) compression saves no network packet. */
const smallest = 512

/** What a first visit waits for; 10 takes less than half the time for 1.7 % more bytes. */
const first = new Set(['.html', '.js', '.css'])

const methods = {
  br: (bytes: Buffer, level: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes `.br` and `.gz` beside each text file of a folder; copies are cached by the hash of the file. */
export async function compressFolder(dist: string, cache: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && text.has(extname(entry.name)))
  await inParallel(files, async entry => {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < smallest) return
    const level = first.has(extname(file)) ? 11 : 10
    const hash = `${contentHash(bytes)}-${level}`
    for (const [ending, compress] of Object.entries(methods))
      await writeFile(
        `${file}.${ending}`,
        await cached(join(cache, `${hash}.${ending}`), () => compress(bytes, level)),
      )
  })
}
