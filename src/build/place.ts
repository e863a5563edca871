import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Beside the file, under a name that no pattern for content finds, and that no one else writes to at the same time. */
const draftOf = (path: string) => join(dirname(path), `.${basename(path)}.${randomUUID()}.new`)

/**
 * Writes a file whole or not at all: whoever reads it meanwhile finds the old one, a build that is stopped leaves no half
 * of it behind, and what another folder holds of the file before (`publish`) stays as it was.
 */
export async function place(path: string, contents: string | Buffer): Promise<void> {
  const draft = draftOf(path)
  try {
    await writeFile(draft, contents)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The same for hooks that can't wait, and for thousands of files: to have other threads write them takes twice the time. */
export function placeSync(path: string, contents: string | Buffer): void {
  const draft = draftOf(path)
  try {
    writeFileSync(draft, contents)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Writes a file that nobody reads before they are told that it is whole, without the way round. What stands in its place
 * goes, and another folder that holds the same keeps it as it was.
 */
export function placeNew(path: string, contents: string | Buffer): void {
  try {
    writeFileSync(path, contents, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    rmSync(path)
    writeFileSync(path, contents, { flag: 'wx' })
  }
}

/** Has a file written, in a folder that is made where it is missing: to ask for it each time takes as long as to write. */
export function inFolder(path: string, write: (path: string) => void): void {
  try {
    write(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    write(path)
  }
}

/**
 * The size of a file and the second of its last change, as one text; empty where there is none. It tells whether what
 * `dist` has of the file was changed there; archives that bring a cache back keep no finer time. Thousands are asked
 * quickest one by one.
 */
export function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${Math.floor(found.mtimeMs / 1000)}` : ''
}
