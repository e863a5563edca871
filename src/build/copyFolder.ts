import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { forEach } from './inOrder.ts'

/**
 * Copies what a folder holds into another, many files at once: `cp` of Node takes one after the other. `put` does it
 * with each. Gives the files.
 */
export async function copyFolder(
  from: string,
  to: string,
  put: (from: string, to: string) => Promise<void> | void = copyFile,
): Promise<{ from: string; to: string }[]> {
  await mkdir(to, { recursive: true })
  const entries = (await readdir(from, { withFileTypes: true, recursive: true })).map(entry => {
    const path = join(entry.parentPath, entry.name)
    return { path, target: join(to, relative(from, path)), isFolder: entry.isDirectory() }
  })
  for (const { target } of entries.filter(({ isFolder }) => isFolder))
    await mkdir(target, { recursive: true })
  const files = entries
    .filter(({ isFolder }) => !isFolder)
    .map(({ path, target }) => ({ from: path, to: target }))
  await forEach(files, async ({ from, to }) => put(from, to))
  return files
}
