import { basename, join, relative } from 'node:path'
import { isLitter } from '../../content/litterFiles.ts'
import type { Problem } from '../../content/problems.ts'
import { contentProblems } from '../contentProblems.ts'
import { buildCovers } from '../covers/covers.ts'
import { publishedCovers } from '../covers/publishedCovers.ts'
import { writeEngravings } from '../engravings.ts'
import { writeFonts } from '../fonts.ts'

/** The files whose changes trigger a compilation: texts, pictures and the schemas. */
const watched = /^(content|public|src[\\/]content)[\\/]/

type Watching = {
  root: string
  /** The watcher that Vite already runs. */
  watcher: { on: (event: 'all', listener: (event: string, file: string) => void) => unknown }
  /** Called after each compilation, with the problems found. */
  tell: (problems: readonly Problem[]) => void
}

/** Renders the covers that are new since the last time. */
function coverPress(root: string) {
  const done = new Set<string>()
  return async () => {
    const covers = await publishedCovers(root)
    await buildCovers(
      covers.filter(cover => !done.has(JSON.stringify(cover))),
      { outDir: join(root, '.build'), cacheDir: join(root, 'node_modules/.cache/balancier/covers') },
    )
    for (const cover of covers) done.add(JSON.stringify(cover))
  }
}

/**
 * Compiles content, engravings and covers for development, and content and covers again when they change. Resolves to
 * the problems of the first compilation.
 */
export async function watchContent({ root, watcher, tell }: Watching): Promise<readonly Problem[]> {
  const pressCovers = coverPress(root)
  const compile = async () => {
    const problems = await contentProblems(root)
    if (problems.length === 0) await pressCovers()
    return problems
  }
  await writeEngravings(join(root, '.engraved'))
  await writeFonts(join(root, '.fonts'))
  const first = await compile()

  let last = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  watcher.on('all', (_event, file) => {
    if (!watched.test(relative(root, file)) || isLitter(basename(file))) return
    // Editors save in several steps, and two builds at a time would conflict.
    clearTimeout(soon)
    soon = setTimeout(() => {
      last = last
        .then(compile)
        .then(tell)
        .catch(error => console.error(error))
    }, 50)
  })
  return first
}
