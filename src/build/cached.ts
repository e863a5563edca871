import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWhole } from './writeWhole.ts'

/** Where pictures, fonts and compressed copies stay between builds, by the hash of what they are made from. */
export const cacheFolder = (root: string, kind: 'covers' | 'fonts' | 'og-images' | 'compressed'): string =>
  join(root, 'node_modules/.cache/balancier', kind)

/**
 * Returns the contents of a cached file, or caches what `make` returns. The file name must change with everything that
 * the contents depend on.
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, made)
  return made
}
