import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
  const queue = files.map(entry => join(entry.parentPath, entry.name))
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const bytes = await readFile(file)
      if (bytes.length < smallest) continue
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
    }
  }
  await Promise.all([work(), work(), work(), work()])
}
