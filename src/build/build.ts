import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build as vite } from 'vite'
import { pages } from '../content/pages.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { compressFolder } from './compress.ts'
import { buildContent } from './content.ts'
import { buildCovers } from './covers.ts'
import { writeEngravings } from './engravings.ts'
import { prerender } from './prerender.ts'
import { publishedCovers } from './publishedCovers.ts'

// React, Lingui and Velite read it; nothing of what is built here is for development.
process.env.NODE_ENV = 'production'

const root = process.cwd()
const dist = join(root, 'dist')
const cache = join(root, 'node_modules/.cache/balancier')

/** Runs one step and says how long it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.info(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

const names = async (folder: string) =>
  (await readdir(folder)).filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length))

/** Every bare path that exists in one language: the pages, the further pages of the blog index, the articles. */
async function pathsOf(locale: Locale): Promise<string[]> {
  const data = join(root, '.velite/data', locale)
  const [blog, articles] = await Promise.all([names(join(data, 'blog')), names(join(data, 'articles'))])
  return [
    ...pages.map(page => page.path),
    ...blog.filter(page => page !== '1').map(page => `/blog/${page}`),
    ...articles.map(id => `/blog-post-${decodeURIComponent(id)}`),
  ]
}

async function writePages(serverEntry: string) {
  const paths = new Map(
    await Promise.all(locales.map(async locale => [locale, await pathsOf(locale)] as const)),
  )
  for await (const [file, contents] of prerender({ root, dist, serverEntry, paths })) {
    const target = join(dist, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, contents)
  }
}

async function build() {
  await step('content', () => buildContent({ root }))
  await step('engravings', () => writeEngravings(join(root, '.engraved')))
  await step('client', () => vite({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } }))
  const serverOut = join(root, '.build/server')
  await step('server', () =>
    vite({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/server.tsx',
        outDir: serverOut,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
      },
    }),
  )
  await step('pages', () => writePages(join(serverOut, 'server.js')))
  await step('covers', async () =>
    buildCovers(await publishedCovers(root), { outDir: dist, cacheDir: join(cache, 'covers') }),
  )
  for (const file of await readdir(join(root, '.engraved'))) {
    if (/^(favicon|icon-)/.test(file)) await cp(join(root, '.engraved', file), join(dist, file))
  }
  await cp(join(root, '.velite/data'), join(dist, 'data'), { recursive: true })
  await rm(join(dist, '.vite'), { recursive: true })
  await step('compression', () => compressFolder(dist, join(cache, 'compressed')))
}

try {
  await build()
} catch (error) {
  // What is wrong with the content says where and what to mend; where it was found in the code helps nobody.
  console.error(error instanceof Error && error.message.includes('content/') ? error.message : error)
  process.exitCode = 1
}
