import { execFile } from 'node:child_process'
import { basename, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { contentProblems } from '../../build/contentProblems.ts'
import { writeEngravings } from '../../build/engravings.ts'
import { writeFonts } from '../../build/fonts.ts'
import { isLitter } from '../../content/litterFiles.ts'
import type { Problem } from '../../content/problems.ts'

/** The files whose changes trigger a compilation: texts, pictures and the schemas. */
const contentSources = ['content/', 'public/', 'src/content/']
/** The files whose changes alter the engravings: their code, and the colors of the brand. */
const engravingSources = ['src/artwork/', 'src/components/styles/tokens.ts']

type Watching = {
  root: string
  /** The watcher that Vite already runs. */
  watcher: { on: (event: 'all', listener: (event: string, file: string) => void) => unknown }
  /** Called after each compilation, with the problems found. */
  tell: (problems: readonly Problem[]) => void
}

/** Draws the engravings in a process of its own: this one keeps the modules that it has loaded. */
const drawAnew = (root: string) =>
  promisify(execFile)(process.execPath, [join(root, 'src/build/engravings.ts')], { cwd: root })

/**
 * Compiles content, engravings and fonts for development, and content again when it changes. Resolves to the problems of
 * the first compilation.
 */
export async function watchContent({ root, watcher, tell }: Watching): Promise<readonly Problem[]> {
  await writeEngravings(join(root, '.engraved'))
  await writeFonts(join(root, '.fonts'))
  const first = await contentProblems(root)

  let last = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  watcher.on('all', (_event, file) => {
    const path = relative(root, file).split(sep).join('/')
    const isUnder = (sources: readonly string[]) => sources.some(source => path.startsWith(source))
    const isDrawn = isUnder(engravingSources)
    if (!(isDrawn || isUnder(contentSources)) || isLitter(basename(file))) return
    // Editors save in several steps, and two builds at a time would conflict.
    clearTimeout(soon)
    soon = setTimeout(() => {
      last = last
        .then(() => (isDrawn ? drawAnew(root) : undefined))
        .then(() => contentProblems(root))
        .then(tell)
        .catch(error => console.error(error))
    }, 50)
  })
  return first
}
