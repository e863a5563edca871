import { spawnSync } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { manifestOf } from '../../e2e/support/precache.ts'
import { coverFile, coverWidths } from '../../src/artwork/coverSources.ts'
import { publishedCovers } from '../../src/build/covers/publishedCovers.ts'
import { coverKey } from '../../src/content/coverKey.ts'
import { articleOf, newestArticles } from '../../src/offline/worker/articles.ts'
import type { PrecacheEntry } from '../../src/offline/worker/messages.ts'
import type { Figure } from './report.ts'
import { writeSeeded } from './seeded.ts'
import type { ProcessUsage } from './usage.ts'

const root = join(import.meta.dirname, '../..')
const ours = ['src', 'locales', 'content', 'public', 'index.html', 'package.json', 'tsconfig.json']
const configurations = ['vite', 'velite', 'lingui'].map(name => `${name}.config.ts`)

type Usage = { cpu: number; memory: number; wall: number }

/** A copy of the project with additional articles. It shares the project's packages, but not its caches. */
function project(home: string, articles: number): string {
  const folder = mkdtempSync(join(home, `${articles}-`))
  for (const name of [...ours, ...configurations])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (/^\.(cache|vite|velite)/.test(name)) continue
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  writeSeeded(folder, articles)
  return folder
}

/** Runs one of the build's programs in a project; what it took, with the processes that it started. */
function run(folder: string, program: string, ...args: string[]): Usage {
  const USAGE_FILE = join(folder, 'usage.json')
  const NODE_OPTIONS = `--import ${join(import.meta.dirname, 'usage.ts')}`
  const { status, stdout, stderr } = spawnSync('node', [join('src/build', program), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS, USAGE_FILE },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed with seeded content:\n${stdout}${stderr}`)
  const lines = readFileSync(USAGE_FILE, 'utf8').trim().split('\n')
  rmSync(USAGE_FILE)
  const processes = lines.map(line => JSON.parse(line) as ProcessUsage)
  return {
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
    wall: processes.at(-1)?.wall ?? 0,
  }
}

/**
 * Puts ready covers into the cache of a project: a picture of the site stands in for each, so that what is measured is the
 * build of pages, as for generators that are given their pictures. Which there are is known where its content is compiled.
 */
async function lendCovers(folder: string, compiled: string): Promise<void> {
  const held = join(root, 'node_modules/.cache/balancier/covers')
  const [version] = readdirSync(held)
  if (!version) throw new Error('There are no covers to lend; build the site first.')
  const lent = readdirSync(join(held, version))
  const cache = join(folder, 'node_modules/.cache/balancier/covers', version)
  mkdirSync(cache, { recursive: true })
  for (const cover of await publishedCovers(compiled)) {
    for (const width of coverWidths) {
      for (const dark of [false, true]) {
        for (const format of ['avif', 'webp'] as const) {
          const end = `-${width}${dark ? '-dark' : ''}.${format}`
          const file = lent.find(name => name.endsWith(end))
          if (file)
            linkSync(
              join(held, version, file),
              join(cache, coverFile({ id: cover.id, key: coverKey(cover), width, dark, format })),
            )
        }
      }
    }
  }
}

const bytesOf = (file: string): number =>
  /\.(avif|webp|woff2|png)$/.test(file)
    ? statSync(file).size
    : brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** What a build weighs on the wire: scripts of an article's page, the worker, and what it first keeps, in kB of 1000. */
function weights(dist: string, article: string) {
  const html = readFileSync(join(dist, `fr/${article}.html`), 'utf8')
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const { entries } = manifestOf(readFileSync(join(dist, 'sw.js'), 'utf8'))
  const pathOf = (path: string) =>
    /\.\w+$/.test(path) ? join(dist, path) : join(dist, `${decodeURIComponent(path)}.html`)
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + bytesOf(file), 0) / 1000
  const isArticle = ({ url }: PrecacheEntry) => articleOf(url) !== undefined || url.startsWith('/covers/')
  const urls = (of: readonly PrecacheEntry[]) => of.map(({ url }) => pathOf(url))
  return {
    scripts: sum(scripts.map(path => join(dist, path))),
    worker: sum([join(dist, 'sw.js')]),
    install: sum(urls(entries.filter(entry => !isArticle(entry)))),
    texts: sum(urls(entries.filter(isArticle))),
  }
}

/** CPU seconds, twice what Astro takes, and megabytes of the largest process, by the number of articles. */
const budgets: Readonly<Record<number, { cpu: number; memory: number }>> = {
  1000: { cpu: 31, memory: 1200 },
}

async function figuresOf(home: string, articles: number): Promise<Figure[]> {
  const first = project(home, articles)
  run(first, 'content.ts')
  const folder = project(home, articles)
  await lendCovers(folder, first)
  const cold = run(folder, 'build.ts', '--unpublished')
  const name = (what: string) => `${articles} × 2: ${what}`
  const large = weights(join(folder, 'dist'), 'blog-post-seeded-00001')
  const small = weights(join(root, 'dist'), 'blog-post-bfr')
  const most = (what: 'cpu' | 'memory') => {
    const budget = budgets[articles]?.[what]
    return budget === undefined ? {} : { budget }
  }
  const growth = (key: keyof typeof large) => (large[key] / small[key] - 1) * 100
  return [
    { name: name('cold build, CPU'), value: cold.cpu, unit: 's', ...most('cpu') },
    { name: name('cold build'), value: cold.wall, unit: 's' },
    { name: name('cold build, memory'), value: cold.memory, unit: 'MB', ...most('memory') },
    { name: name('CPU an article'), value: (cold.cpu / articles) * 1000, unit: 'ms' },
    { name: name('growth of scripts'), value: growth('scripts'), unit: '%', budget: 3 },
    { name: name('growth of the worker'), value: large.worker - small.worker, unit: 'kB', budget: 10 },
    { name: name('growth of the first install'), value: growth('install'), unit: '%', budget: 3 },
    { name: name(`its ${newestArticles} newest articles`), value: large.texts, unit: 'kB' },
  ]
}

/**
 * Builds the site with so many articles in two languages, for each number. CPU in seconds, memory in MB. Images for shared links and compressed copies, which only a published site needs, are left out, and covers are ready.
 *
 * Nothing is removed before all is measured: for a minute after thousands of files were, ext4 passes over their places one
 * by one for each new file, and a build would pay seconds for what a fresh clone knows nothing of.
 */
export async function scaleFigures(counts: readonly number[]): Promise<Figure[]> {
  const home = mkdtempSync(join(tmpdir(), 'balancier-scale-'))
  try {
    const figures: Figure[] = []
    for (const count of counts) figures.push(...(await figuresOf(home, count)))
    return figures
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
