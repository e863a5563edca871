import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Cover } from '../artwork/coverChoice.ts'
import { contentHash } from './contentHash.ts'

/**
 * AVIF qualities, best first, each with the share of the first one's bytes it takes on line art; the first that fits
 * is used. A file may weigh 30 kB up to 960 pixels wide and twice that above.
 */
export const recipe = {
  avif: [
    { quality: 50, share: 1 },
    { quality: 42, share: 0.83 },
    { quality: 35, share: 0.69 },
    { quality: 29, share: 0.57 },
  ],
  effort: 1,
  webp: { quality: 78, effort: 2 },
  bytes: { upTo960: 30_000, above: 60_000 },
} as const

/** Finds the drawing's source files; Velite bundles its configuration, so this module may run from elsewhere. */
function drawingSource(): string {
  const beside = join(import.meta.dirname, '../artwork/cover.ts')
  return existsSync(beside) ? beside : resolve('src/artwork/cover.ts')
}

/** Reads a module and the modules it imports, once each. Types are left out: they do not change the drawing. */
function sourcesFrom(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path)) return seen
  const source = readFileSync(path, 'utf8').replace(/^import type [^']*'[^']*'/gm, '')
  seen.set(path, source)
  for (const [, next = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
    sourcesFrom(join(dirname(path), next), seen)
  }
  return seen
}

let version: string | undefined

function engravingVersion(): string {
  version ??= contentHash([JSON.stringify(recipe), ...sourcesFrom(drawingSource()).values()].join('\0'))
  return version
}

/** Returns ten hex digits that change with the family and plate, the drawing code or the encoding of a cover. */
export function coverKey({ id, family, plate }: Cover): string {
  return contentHash([id, family, plate, engravingVersion()].join('\0')).slice(0, 10)
}
