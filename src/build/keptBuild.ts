import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { fingerprint } from '../content/schema/cache.ts'
import type { Bundle } from './bundle.ts'
import { copyFolder } from './copyFolder.ts'
import type { Prints } from './prints.ts'
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

/** So many bundles of each kind are kept, for builds with different settings. */
const most = 4

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** One text a file: its path and what it holds. */
const printOf = async (root: string, file: string, prints: Prints) =>
  `${relative(root, file)} ${await prints.of(file)}`

async function keyOf({ root, config, prints }: KeptBuild): Promise<string> {
  const files = (await Promise.all(sources.map(name => filesUnder(join(root, name))))).flat().sort()
  const made = await Promise.all(files.map(file => printOf(root, file, prints)))
  const settings = [process.version, config, loadEnv('production', root), translationGaps(root) ?? null]
  return fingerprint([JSON.stringify(settings), ...made].join('\n'))
}

type KeptBuild = Bundle & {
  /** The folder where bundles of this kind are kept. */
  cache: string
  /** Of the files that bundles are made from, which several have in common. */
  prints: Prints
  /** Makes the bundle where none is kept, and gives the data files that are in it. */
  make: (bundle: Bundle) => Promise<string[]>
}

/**
 * Has a bundle made, or takes that of an earlier build, where nothing that it was made from has changed: an article is no
 * part of a bundle. Resolves to whether it was there already, and to the fingerprint of all that it was made from.
 */
export async function keptBuild(one: KeptBuild): Promise<{ isKept: boolean; print: string }> {
  const { root, cache, out, config, make } = one
  const key = await keyOf(one)
  const dataPrint = (file: string) => printOf(root, file, one.prints)
  const printWith = (prints: string[]) => fingerprint([key, ...prints].join('\n'))
  const kept = join(cache, key)
  const record = join(kept, 'made-from.json')
  const bundle = join(kept, 'bundle')
  const known = await readFile(record, 'utf8')
    .then(text => JSON.parse(text) as string[])
    .catch(() => undefined)
  if (known) {
    const prints = await Promise.all(
      known.map(print => dataPrint(join(root, print.slice(0, print.lastIndexOf(' ')))).catch(() => '')),
    )
    if (prints.every((print, index) => print === known[index])) {
      await rm(out, { recursive: true, force: true })
      await copyFolder(bundle, out)
      const now = new Date()
      await utimes(kept, now, now)
      return { isKept: true, print: printWith(prints) }
    }
  }
  const data = await make({ root, out, config })
  const prints = await Promise.all(data.map(dataPrint))
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  await copyFolder(out, bundle)
  // Last: a bundle that was kept by half is none.
  await writeFile(record, JSON.stringify(prints))
  await sweep(cache)
  return { isKept: false, print: printWith(prints) }
}

/** Removes all but the newest bundles. */
async function sweep(cache: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(cache)).map(async name => ({ name, age: (await stat(join(cache, name))).mtimeMs })),
  )
  for (const { name } of folders.sort((a, b) => b.age - a.age).slice(most))
    await rm(join(cache, name), { recursive: true })
}
