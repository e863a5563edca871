import { globSync } from 'node:fs'
import { join } from 'node:path'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Short class names for the built site: two signs for the stylesheet's file, by its place among all, then a number. They
 * stand in the HTML of every page, where a hash costs more than its letters: it can't be compressed. Capitals keep them
 * apart from the plain names in the HTML of articles. The same files give the same names in every build.
 */
export function shortNames(root: string): (name: { hash: string; filePath: string }) => string {
  const files = globSync('src/**/*.css.ts', { cwd: root }).sort()
  const numbers = new Map<string, Map<string, number>>()
  return ({ hash, filePath }) => {
    const file = files.findIndex(name => filePath.endsWith(name) || join(root, filePath).endsWith(name))
    if (file < 0)
      throw new Error(`${filePath}: not among the stylesheets below src; give it a name ending in .css.ts`)
    const known = numbers.get(filePath) ?? new Map<string, number>()
    numbers.set(filePath, known)
    const number = known.get(hash) ?? known.size
    known.set(hash, number)
    return letters[file % 26] + Math.floor(file / 26).toString(36) + number.toString(36)
  }
}

/** What stands for the stylesheet's file in a short name; other names, of the HTML of articles, stand for themselves. */
export const sheetOf = (name: string): string => (/^[A-Z]/.test(name) ? name.slice(0, 2) : name)
