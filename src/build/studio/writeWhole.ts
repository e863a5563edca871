import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file whole or not at all: whoever reads it meanwhile finds the old one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  try {
    await writeFile(draft, text)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
