import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { forEach } from './inOrder.ts'

/** Copies what a folder holds into another, many files at once: `cp` of Node takes one after the other. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = (await readdir(from, { withFileTypes: true, recursive: true })).map(entry => {
    const path = join(entry.parentPath, entry.name)
    return { path, target: join(to, relative(from, path)), isFolder: entry.isDirectory() }
  })
  for (const { target } of entries.filter(({ isFolder }) => isFolder))
    await mkdir(target, { recursive: true })
  await forEach(
    entries.filter(({ isFolder }) => !isFolder),
    ({ path, target }) => copyFile(path, target),
  )
}
