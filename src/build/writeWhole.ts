import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file whole or not at all: whoever reads it meanwhile finds the old one, and a process that is stopped leaves no half of it. */
export async function writeWhole(file: string, contents: string | Buffer): Promise<void> {
  // Beside the file, under a name that no pattern for content or catalogs matches.
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`)
  try {
    await writeFile(draft, contents)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
