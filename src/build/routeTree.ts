import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ending = /\.tsx$/

/**
 * Whether `src/routeTree.gen.ts` names the files of `src/routes`, each of them and no other. What it says of a route comes
 * from the name of its file, and that a route says the same of itself is for the compiler to see: where this holds, the
 * router's generator, whose formatter alone takes as long to load as a page needs to be made fifty times, has nothing to do.
 */
export function isRouteTreeCurrent(root: string): boolean {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
  const named = [...tree.matchAll(/ from '\.\/routes\/([^']+)'/g)].map(([, name]) => name)
  const there = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file))
    .map(file => file.replace(ending, '').replaceAll('\\', '/'))
  return [...new Set(named)].sort().join('\n') === there.sort().join('\n')
}
