import { readFile, writeFile } from 'node:fs/promises'

/** Placeholder in the bundled worker for the revision of the list, which is known once the pages are rendered. */
const placeholder = '@revision@'

/** The one entry of the worker's precache manifest: the list of everything that it may cache. */
export const listEntry = { url: 'data/offline.json', revision: placeholder }

/** Writes the revision of the list into the bundled worker; browsers then see a new version. */
export async function setListRevision(file: string, revision: string): Promise<void> {
  const worker = await readFile(file, 'utf8')
  if (!worker.includes(placeholder)) throw new Error(`${file}: the revision of its list has no place in it`)
  await writeFile(file, worker.replace(placeholder, revision))
}
