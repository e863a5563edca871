import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlogPage } from '../../content/types.ts'
import { listOf } from '../../service-worker/cacheEntries.ts'

/** Whether a list of articles contains archived articles only; false for an empty list. */
function isArchived({ featured, items }: BlogPage, archive: ReadonlySet<string>): boolean {
  const ids = [...(featured ? [featured] : []), ...items].map(({ id }) => id)
  return ids.length > 0 && ids.every(id => archive.has(id))
}

/**
 * The lists of articles that show archived articles alone, by the name of their data (`blog/5`, `blog/risk/3`), with their file in
 * each language. `files` are data files below `dist`.
 */
export async function archiveLists(
  dist: string,
  files: readonly string[],
  archive: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (archive.size === 0) return found
  for (const file of files) {
    const name = listOf(file)
    if (!name || !isArchived(JSON.parse(await readFile(join(dist, file), 'utf8')), archive)) continue
    found.set(name, [...(found.get(name) ?? []), file])
  }
  return found
}
