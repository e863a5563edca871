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

const methods = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
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
    const hash = contentHash(bytes)
    for (const [ending, compress] of Object.entries(methods))
      await writeFile(
        `${file}.${ending}`,
        await cached(join(cache, `${hash}.${ending}`), () => compress(bytes)),
      )
  })
}
