import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blogPath } from '../content/blogPath.ts'
import { pages } from '../content/pages.ts'
import { topics } from '../content/topics.ts'
import { policies } from '../hosting/policy.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { apart } from './apart.ts'
import type { Bundle } from './bundle.ts'
import { bundlesApart } from './bundlesApart.ts'
import { compressFolder } from './compress.ts'
import { copyFolder } from './copyFolder.ts'
import { buildCovers } from './covers/covers.ts'
import { publishedCovers } from './covers/publishedCovers.ts'
import { fail } from './fail.ts'
import { hostingFiles } from './hosting/hostingFiles.ts'
import { forEach } from './inOrder.ts'
import { keptBuild } from './keptBuild.ts'
import { readInlineScripts, readWorker } from './looseScripts.ts'
import { checkMailSettings } from './mailSettings.ts'
import { writeOfflineList } from './offline/offlineList.ts'
import { buildCards, type Card } from './ogImages/ogImages.ts'
import { policyHash } from './policy/policyHash.ts'
import type { PublishedPage } from './prerender/pageMaker.ts'
import { type BuiltFile, prerender } from './prerender/prerender.ts'
import { Prints } from './prints.ts'
import { publish } from './publish.ts'
import { type SearchedPages, startSearch } from './search/searchThread.ts'

// React, Lingui and Velite read it; nothing of what is built here is for development.
process.env.NODE_ENV = 'production'

const root = process.cwd()
const dist = join(root, 'dist')
const cache = join(root, 'node_modules/.cache/balancier')
const serverOut = join(root, '.build/server')

/** Cards and compressed copies are for who publishes: a build that is only looked at does without. */
const isPublished = !process.argv.includes('--unpublished')

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
  const [blog, articles, ofTopics] = await Promise.all([
    names(join(data, 'blog')),
    names(join(data, 'articles')),
    Promise.all(topics.map(topic => names(join(data, 'blog', topic)))),
  ])
  return [
    ...pages.map(page => page.path),
    ...blog.map(page => blogPath({ page: Number(page) })).filter(path => path !== '/blog'),
    ...topics.flatMap((topic, index) =>
      (ofTopics[index] ?? []).map(page => blogPath({ topic, page: Number(page) })),
    ),
    ...articles.map(id => `/blog-post-${decodeURIComponent(id)}`),
  ]
}

/** The folders that files are written to. */
const folders = new Map<string, Promise<unknown>>()

/** Writes a file, or puts it where one lies ready. */
async function write(target: string, built: BuiltFile) {
  const folder = dirname(target)
  const making = folders.get(folder) ?? mkdir(folder, { recursive: true })
  folders.set(folder, making)
  await making
  if ('from' in built) publish(built.from, target)
  else await writeFile(target, built.contents)
}

async function writePages({ made, mail, prints }: { made: string; mail: string; prints: Prints }) {
  const paths = new Map(
    await Promise.all(locales.map(async locale => [locale, new Set(await pathsOf(locale))] as const)),
  )
  const inline = await readInlineScripts(serverOut)
  const allowed = { scripts: Object.values(inline).map(policyHash), mail }
  const published = locales.map(locale => ({ locale, pages: [] as PublishedPage[] }))
  const onPage = (locale: Locale, page: PublishedPage) =>
    published.find(one => one.locale === locale)?.pages.push(page)
  const files = prerender({
    root,
    dist,
    serverEntry: join(serverOut, 'server.js'),
    cache: join(cache, 'pages'),
    made,
    prints,
    paths,
    inline,
    mail,
    onPage,
  })
  await forEach(files, async built => {
    const target = join(dist, built.file)
    await write(target, built)
    if ('from' in built) prints.set(target, built.print)
  })
  for (const [file, contents] of hostingFiles({ paths, policies: policies(allowed) })) {
    await write(join(root, file), { file, contents })
  }
  return published
}

/** Puts what belongs to the pages beside them: pictures, and the data that their scripts read. */
async function publishRest(cards: readonly Card[], prints: Prints) {
  if (isPublished)
    await step('cards', () => buildCards(cards, { outDir: dist, cacheDir: join(cache, 'cards') }))
  await step('covers', async () =>
    buildCovers(await publishedCovers(root), { outDir: dist, cacheDir: join(cache, 'covers') }),
  )
  for (const file of await readdir(join(root, '.engraved'))) {
    if (/^icon-/.test(file)) await cp(join(root, '.engraved', file), join(dist, file))
  }
  for (const { from, to } of await copyFolder(join(root, '.velite/data'), join(dist, 'data'), publish))
    prints.same(from, to)
}

async function build() {
  const mail = checkMailSettings(root)
  await Promise.all([
    step('content', () => apart('content.ts')),
    step('engravings', () => apart('engravings.ts')),
  ])
  const client: Bundle = { root, out: dist, config: {} }
  const server: Bundle = {
    root,
    out: serverOut,
    config: { build: { ssr: 'src/server.tsx', manifest: false, copyPublicDir: false } },
    loose: true,
  }
  const make = bundlesApart([client, server])
  const prints = new Prints()
  await step('client', () => keptBuild({ ...client, cache: join(cache, 'client'), prints, make }))
  const { print: made } = await step('server', () =>
    keptBuild({ ...server, cache: join(cache, 'server'), prints, make }),
  )
  const writeSearch = startSearch({ root, dist })
  const published = await step('pages', () => writePages({ made, mail, prints }))
  const cards = published.flatMap(({ pages }) => pages.flatMap(({ card }) => card ?? []))
  const texts = published.map(
    ({ locale, pages }) => [locale, pages.flatMap(({ text }) => text ?? [])] as const,
  )
  await Promise.all([
    step('search', () => writeSearch(Object.fromEntries(texts) as SearchedPages)),
    publishRest(cards, prints),
  ])
  await step('offline', async () => {
    const revision = await writeOfflineList({ root, dist, prints })
    await writeFile(join(dist, 'sw.js'), await readWorker(serverOut, revision))
  })
  await rm(join(dist, '.vite'), { recursive: true })
  if (isPublished) await step('compression', () => compressFolder(dist, join(cache, 'compressed')))
}

try {
  await build()
} catch (error) {
  fail(error)
}
