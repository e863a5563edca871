import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { forEach } from './inOrder.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])
/** Below this size (bytes) a compressed copy saves no packet. */
const smallest = 512

const methods = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
}

/** Writes `.br` and `.gz` beside each text file of a folder; results are kept in `cache` by hash of the contents. */
export async function compressFolder(dist: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && text.has(extname(entry.name)))
  await forEach(files, async entry => {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < smallest) return
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    for (const [ending, method] of Object.entries(methods)) {
      const kept = join(cache, `${key}.${ending}`)
      const small = await readFile(kept).catch(async () => {
        const made = await method(bytes)
        await writeFile(kept, made)
        return made
      })
      await writeFile(`${file}.${ending}`, small)
    }
  })
}
