import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file atomically: readers see the old or the new contents, never a part, even if the process is killed. */
export async function writeWhole(file: string, contents: string | Buffer): Promise<void> {
  // Beside the file, under a name that no content or catalog pattern matches.
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`)
  try {
    await writeFile(draft, contents)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
