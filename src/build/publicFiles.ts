import { cpSync, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { isLitter } from '../content/litterFiles.ts'

/**
 * Copies the public folder into `dist`. Vite's own copy takes along what systems and editors leave behind, and stops at
 * a lock of Emacs, a symbolic link that leads nowhere.
 */
export function copyPublicFiles(publicFolder: string, dist: string): void {
  if (!existsSync(publicFolder)) return
  cpSync(publicFolder, dist, {
    recursive: true,
    // The files themselves, as a link would lead out of what is published.
    dereference: true,
    filter: file => !isLitter(basename(file)),
  })
}
