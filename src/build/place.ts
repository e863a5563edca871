import { renameSync, statSync, writeFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Puts a file in place at once: a build that is stopped leaves no half of it behind, and what another folder holds of the
 * file before (`publish`) stays as it was.
 */
export async function place(path: string, contents: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, contents)
  await rename(`${path}.part`, path)
}

/** The same for hooks that can't wait. */
export function placeSync(path: string, contents: string): void {
  writeFileSync(`${path}.part`, contents)
  renameSync(`${path}.part`, path)
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
