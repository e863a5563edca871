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

const brotliAs = (mode: number) => (bytes: Buffer) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: mode },
  })

type Method = (bytes: Buffer) => Promise<Buffer>

/** Which of these makes less of a page is chance, up to 70 bytes of 15,000: some need one flight less by the other. */
const ways = [brotliAs(constants.BROTLI_MODE_GENERIC), brotliAs(constants.BROTLI_MODE_FONT)]

async function smaller(bytes: Buffer): Promise<Buffer> {
  const results = await Promise.all(ways.map(way => way(bytes)))
  return results.reduce((least, one) => (one.length < least.length ? one : least))
}

/** How a file is compressed: what that is called in the cache, and how the copy ends. */
const methodsOf = (file: string): [name: string, ending: string, method: Method][] => [
  extname(file) === '.html'
    ? ['least.br', 'br', smaller]
    : ['br', 'br', brotliAs(constants.BROTLI_MODE_GENERIC)],
  ['gz', 'gz', bytes => zip(bytes, { level: 9 })],
]

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
    for (const [name, ending, method] of methodsOf(file)) {
      const kept = join(cache, `${key}.${name}`)
      const small = await readFile(kept).catch(async () => {
        const made = await method(bytes)
        await writeFile(kept, made)
        return made
      })
      await writeFile(`${file}.${ending}`, small)
    }
  })
}
