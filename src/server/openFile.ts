import { closeSync, constants, fstatSync, openSync, realpathSync, type Stats } from 'node:fs'
import { join, sep } from 'node:path'
import { isUnsafePath } from './refusal.ts'

/** An open file: its descriptor, which the receiver closes, and what the system says of this very file. */
export type OpenFile = { fd: number; stats: Stats }

/** What opening means when there is no such file. */
const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EINVAL', 'ENXIO'])

/** Without waiting: a named pipe would block until somebody writes to it. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Opens a regular file below `folder`; undefined if there is none. `name` is decoded, with slashes. Nothing outside is
 * opened: no dot segments, no backslashes, and no symbolic links that lead out. Throws when the system has no more
 * descriptors.
 * @example openFile('dist', '/fr/index.html')
 * @example openFile('dist', '/../package.json') // undefined
 */
export function openFile(folder: string, name: string): OpenFile | undefined {
  // A percent sign in a name is one of the file's own.
  if (isUnsafePath(name.replaceAll('%', '%25'))) return undefined
  try {
    const file = realpathSync.native(join(folder, name))
    if (!file.startsWith(realpathSync.native(folder) + sep)) return undefined
    const fd = openSync(file, flags)
    const stats = fstatSync(fd)
    if (stats.isFile()) return { fd, stats }
    closeSync(fd)
  } catch (error) {
    if (!missing.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return undefined
}
