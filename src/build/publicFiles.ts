import { cpSync, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { isLitter } from '../content/litterFiles.ts'

/**
 * Copies the public folder into `dist`. Vite's own copy would include files left by systems and editors, and fails on
 * an Emacs lock (a symbolic link that leads nowhere).
 */
export function copyPublicFiles(publicFolder: string, dist: string): void {
  if (!existsSync(publicFolder)) return
  cpSync(publicFolder, dist, {
    recursive: true,
    // Copy the files behind symbolic links: a link would lead out of `dist`.
    dereference: true,
    filter: file => !isLitter(basename(file)),
  })
}
