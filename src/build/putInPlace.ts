import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that is a mount point, or that a program on Windows has open, cannot be moved; what is in it can change. */
const unmovable = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'ENOTEMPTY'])

/** Puts a finished folder in the place of another, which goes to `old`. */
function exchange(finished: string, place: string, old: string): void {
  try {
    if (existsSync(place)) renameSync(place, old)
    renameSync(finished, place)
  } catch (error) {
    if (!unmovable.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    cpSync(finished, place, { recursive: true })
    const made = new Set(readdirSync(finished, { recursive: true, encoding: 'utf8' }))
    for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }))
      if (!made.has(name)) rmSync(join(place, name), { recursive: true, force: true })
  }
}

/**
 * Puts a finished build in place: `dist` and `hosting` of the draft folder become `dist` and `.build/hosting` of the
 * project. Hosting goes first and comes last, for `npm start` builds again where it is missing: whenever this is
 * interrupted, no half of a site is served.
 */
export function putInPlace(draft: string, root: string): void {
  const old = join(root, '.build/old')
  rmSync(old, { recursive: true, force: true })
  mkdirSync(old, { recursive: true })
  const hosting = join(root, '.build/hosting')
  rmSync(hosting, { recursive: true, force: true })
  exchange(join(draft, 'dist'), join(root, 'dist'), join(old, 'dist'))
  exchange(join(draft, 'hosting'), hosting, join(old, 'hosting'))
  for (const folder of [old, draft]) rmSync(folder, { recursive: true, force: true })
}
