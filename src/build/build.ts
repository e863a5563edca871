import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blogPath } from '../content/blogPath.ts'
import { pages } from '../content/pages.ts'
import { topics } from '../content/topics.ts'
import { policies } from '../hosting/policy.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { buildIndex } from '../search/searchIndex.ts'
import { buildCards } from './cards.ts'
import { compressFolder } from './compress.ts'
import { buildContent } from './content.ts'
import { copyFolder } from './copyFolder.ts'
import { buildCovers } from './covers.ts'
import { writeEngravings } from './engravings.ts'
import { hostingFiles } from './hosting/hostingFiles.ts'
import { inlineScripts } from './inlineScript.ts'
import { forEach } from './inOrder.ts'
import { keptBuild } from './keptBuild.ts'
import { checkMailSettings, SettingsError } from './mailSettings.ts'
import { writeOfflineList } from './offlineList.ts'
import { policyHash } from './policyHash.ts'
import { type PublishedPage, prerender } from './prerender.ts'
import { publishedCovers } from './publishedCovers.ts'
import { readArticles, readSynonyms, searchDocuments, searchShares } from './searchData.ts'
import { buildWorker } from './worker.ts'

// React, Lingui and Velite read it; nothing of what is built here is for development.
process.env.NODE_ENV = 'production'

const root = process.cwd()
const dist = join(root, 'dist')
const cache = join(root, 'node_modules/.cache/balancier')

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
const made = new Map<string, Promise<unknown>>()

async function write(target: string, contents: string) {
  const folder = dirname(target)
  const making = made.get(folder) ?? mkdir(folder, { recursive: true })
  made.set(folder, making)
  await making
  await writeFile(target, contents)
}

async function writePages(serverEntry: string, mail: string) {
  const paths = new Map(
    await Promise.all(locales.map(async locale => [locale, new Set(await pathsOf(locale))] as const)),
  )
  const inline = await inlineScripts(root)
  const allowed = { scripts: Object.values(inline).map(policyHash), mail }
  const published = locales.map(locale => ({ locale, pages: [] as PublishedPage[] }))
  const onPage = (locale: Locale, page: PublishedPage) =>
    published.find(one => one.locale === locale)?.pages.push(page)
  const files = prerender({
    root,
    dist,
    serverEntry,
    cache: join(cache, 'pages'),
    paths,
    inline,
    mail,
    onPage,
  })
  await forEach(files, ([file, contents]) => write(join(dist, file), contents))
  for (const [file, contents] of hostingFiles({ paths, policies: policies(allowed) })) {
    await write(join(root, file), contents)
  }
  return published
}

/** One index a language, of its pages and articles. */
async function writeSearch(published: { locale: Locale; pages: PublishedPage[] }[]) {
  const velite = join(root, '.velite')
  const groups = await readSynonyms(velite)
  for (const { locale, pages } of published) {
    const texts = pages.flatMap(({ text }) => text ?? [])
    const documents = searchDocuments({
      locale,
      pages: texts,
      articles: await readArticles(velite, locale),
      groups,
    })
    const folder = join(dist, 'data', locale)
    await writeFile(join(folder, 'search.json'), buildIndex(documents, locale))
    await mkdir(join(folder, 'search'), { recursive: true })
    for (const [number, share] of searchShares(documents, locale).entries()) {
      await writeFile(join(folder, 'search', `${number}.json`), share)
    }
  }
}

async function build() {
  const mail = checkMailSettings(root)
  await step('content', () => buildContent({ root }))
  await step('engravings', () => writeEngravings(join(root, '.engraved')))
  await step('client', () => keptBuild({ root, cache: join(cache, 'client'), out: dist, config: {} }))
  const serverOut = join(root, '.build/server')
  const config = { build: { ssr: 'src/server.tsx', manifest: false, copyPublicDir: false } }
  await step('server', () => keptBuild({ root, cache: join(cache, 'server'), out: serverOut, config }))
  const published = await step('pages', () => writePages(join(serverOut, 'server.js'), mail))
  const cards = published.flatMap(({ pages }) => pages.flatMap(({ card }) => card ?? []))
  if (isPublished)
    await step('cards', () => buildCards(cards, { outDir: dist, cacheDir: join(cache, 'cards') }))
  await step('covers', async () =>
    buildCovers(await publishedCovers(root), { outDir: dist, cacheDir: join(cache, 'covers') }),
  )
  for (const file of await readdir(join(root, '.engraved'))) {
    if (/^(favicon|icon-)/.test(file)) await cp(join(root, '.engraved', file), join(dist, file))
  }
  await copyFolder(join(root, '.velite/data'), join(dist, 'data'))
  await step('search', () => writeSearch(published))
  await step('worker', async () => buildWorker(root, dist, await writeOfflineList(root, dist)))
  await rm(join(dist, '.vite'), { recursive: true })
  if (isPublished) await step('compression', () => compressFolder(dist, join(cache, 'compressed')))
}

try {
  await build()
} catch (error) {
  // What is wrong with content or settings says where and what to mend; where it was found in the code helps nobody.
  const told =
    error instanceof SettingsError || (error instanceof Error && error.message.includes('content/'))
  console.error(told ? error.message : error)
  process.exitCode = 1
}
