import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build as bundle, type Rolldown } from 'vite'
import { canonicalPath } from '../../src/i18n/canonicalPath.ts'
import { manifestOf } from './precache.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

export type Build = {
  folder: string
  /** Rewrites a file and its compressed copies. */
  edit: (file: string, change: (text: string) => string) => void
  remove: (file: string) => void
  /** Updates the precache manifest for changed files, as the build does. */
  finish: () => void
}

/** A copy of the built site, to be changed into the next version. */
export function copyBuild(from = dist): Build {
  const folder = mkdtempSync(join(tmpdir(), 'balancier-build-'))
  cpSync(from, folder, { recursive: true })
  // nginx reads it as a user of its own.
  chmodSync(folder, 0o755)
  const edited = new Set<string>()
  const remove = (file: string) => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(folder, file + ending), { force: true })
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const edit: Build['edit'] = (file, change) => {
    const before = read(file)
    const after = change(before)
    if (after === before) throw new Error(`${file}: the change changes nothing`)
    writeFileSync(join(folder, file), after)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(after))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(after))
    edited.add(file)
  }
  const finish = () => {
    const integrities = new Map(
      [...edited].map(file => {
        const sum = createHash('sha256').update(read(file)).digest('base64')
        return [canonicalPath(`/${file}`), sum]
      }),
    )
    edit('sw.js', text => {
      const { entries, json } = manifestOf(text)
      const changed = entries.map(entry => {
        const sum = integrities.get(entry.url)
        return sum ? { ...entry, revision: sum.slice(0, 8), integrity: `sha256-${sum}` } : entry
      })
      return text.replace(json, () => JSON.stringify(changed))
    })
  }
  return { folder, edit, remove, finish }
}

/** The first words of the changed article in the next version. */
export const changedWords = 'Phrase de la nouvelle version.'

/** The next version of the site: one article has changed, in its page, its data and the search index. */
export function nextBuild(from?: string): Build {
  const build = copyBuild(from)
  const intro = (quote: string) => (text: string) =>
    text.replace(`<p class=${quote}intro${quote}>`, `<p class=${quote}intro${quote}>${changedWords} `)
  build.edit('data/fr/articles/bfr.json', intro('\\"'))
  for (const file of ['fr/blog-post-bfr.html', 'blog-post-bfr.html']) build.edit(file, intro('"'))
  build.edit('data/fr/search.json', text =>
    text.replace('"index":[', '"index":[["nouveauté",{"3":{"0":1}}],'),
  )
  build.finish()
  return build
}

/** The site as it is built with `VITE_OFFLINE=off`, whose worker removes the one before. */
export async function buildWithoutWorker(): Promise<Build> {
  const build = copyBuild()
  const { output } = (await bundle({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_OFFLINE': '"off"' },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'src/offline/worker/sw.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  build.edit('sw.js', () => output[0].code)
  return build
}
