import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, type InlineConfig, loadEnv, normalizePath, type Rolldown } from 'vite'
import { fingerprint } from '../content/schema/cache.ts'
import { copyFolder } from './copyFolder.ts'
import { translationGaps } from './translationGaps.ts'

/** What a bundle is made from, besides the data that its modules import. */
const sources = [
  'src',
  'locales',
  'public',
  '.engraved',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
]

/** Where the compiled content lies: of all this, a bundle holds little. */
const data = '.velite'

/** So many bundles of each kind are kept, for builds with different settings. */
const most = 4

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** One text a file: its path and what it holds. */
const printOf = async (root: string, file: string) =>
  `${relative(root, file)} ${fingerprint(await readFile(file))}`

async function keyOf(root: string, config: InlineConfig): Promise<string> {
  const files = (await Promise.all(sources.map(name => filesUnder(join(root, name))))).flat().sort()
  const prints = await Promise.all(files.map(file => printOf(root, file)))
  const settings = [process.version, config, loadEnv('production', root), translationGaps(root) ?? null]
  return fingerprint([JSON.stringify(settings), ...prints].join('\n'))
}

/** The data files whose contents are in a bundle. */
const dataIn = (root: string, output: Rolldown.RolldownOutput['output']): string[] =>
  output
    .flatMap(part => (part.type === 'chunk' ? Object.entries(part.modules) : []))
    .filter(([id, module]) => id.startsWith(normalizePath(join(root, data))) && module.renderedLength > 0)
    .map(([id]) => id)
    .sort()

type KeptBuild = {
  /** The project's folder. */
  root: string
  /** The folder where bundles of this kind are kept. */
  cache: string
  /** The folder to write to; it is emptied before. */
  out: string
  /** What Vite is told besides the project's own file. */
  config: InlineConfig
}

/**
 * Bundles with Vite, or takes the bundle of an earlier build, where nothing that it was made from has changed: an article
 * is no part of a bundle. Resolves to whether it was there already.
 */
export async function keptBuild({ root, cache, out, config }: KeptBuild): Promise<boolean> {
  const kept = join(cache, await keyOf(root, config))
  const record = join(kept, 'made-from.json')
  const bundle = join(kept, 'bundle')
  const known = await readFile(record, 'utf8')
    .then(text => JSON.parse(text) as string[])
    .catch(() => undefined)
  if (known) {
    const prints = await Promise.all(
      known.map(print => printOf(root, join(root, print.slice(0, print.lastIndexOf(' ')))).catch(() => '')),
    )
    if (prints.every((print, index) => print === known[index])) {
      await rm(out, { recursive: true, force: true })
      await copyFolder(bundle, out)
      const now = new Date()
      await utimes(kept, now, now)
      return true
    }
  }
  const { output } = (await build({
    root,
    logLevel: 'warn',
    ...config,
    build: { ...config.build, outDir: out, emptyOutDir: true },
  })) as Rolldown.RolldownOutput
  const prints = await Promise.all(dataIn(root, output).map(file => printOf(root, file)))
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  await copyFolder(out, bundle)
  // Last: a bundle that was kept by half is none.
  await writeFile(record, JSON.stringify(prints))
  await sweep(cache)
  return false
}

/** Removes all but the newest bundles. */
async function sweep(cache: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(cache)).map(async name => ({ name, age: (await stat(join(cache, name))).mtimeMs })),
  )
  for (const { name } of folders.sort((a, b) => b.age - a.age).slice(most))
    await rm(join(cache, name), { recursive: true })
}
