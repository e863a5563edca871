import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Locale, locales } from '../../i18n/locales.ts'
import { buildIndex } from '../../search/searchIndex.ts'
import { rememberedTerms } from './rememberedTerms.ts'
import {
  readFarPaths,
  readSearchedArticles,
  readSynonyms,
  type SearchedPage,
  searchDocuments,
  searchShares,
} from './searchData.ts'

type Folders = { root: string; dist: string }

/** The pages of each language that are no articles. */
export type SearchedPages = Record<Locale, SearchedPage[]>

/**
 * Begins to read what the search finds, in a thread beside the rendering of pages. What it gives back is to be called with
 * the pages: it writes one index a language, of its pages and articles, whole and in shares.
 */
export function startSearch(folders: Folders): (pages: SearchedPages) => Promise<void> {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: folders,
    // It reads every article: what it has done with need not pile up.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  // A build that fails meanwhile does not wait for it.
  thread.unref()
  const ended = new Promise<void>((resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => resolve())
  })
  // Whoever waits for it is told; until then it is no unhandled one.
  ended.catch(() => {})
  return pages => {
    thread.ref()
    thread.postMessage(pages)
    return ended
  }
}

async function writeSearch({ root, dist }: Folders, pages: Promise<SearchedPages>): Promise<void> {
  const velite = join(root, '.velite')
  const groups = await readSynonyms(velite)
  const far = await readFarPaths(velite)
  const read = await Promise.all(
    locales.map(async locale => ({
      locale,
      documentsWith: searchDocuments({
        locale,
        articles: await readSearchedArticles(velite, locale),
        groups,
      }),
    })),
  )
  for (const { locale, documentsWith } of read) {
    const documents = documentsWith((await pages)[locale])
    const folder = join(dist, 'data', locale)
    await mkdir(join(folder, far.size > 0 ? 'search/far' : 'search'), { recursive: true })
    const options = rememberedTerms(locale)
    await writeFile(join(folder, 'search.json'), buildIndex(documents, locale, options))
    for (const [file, share] of searchShares(documents, locale, far, options))
      await writeFile(join(folder, 'search', file), share)
  }
}

if (!isMainThread) {
  const pages = new Promise<SearchedPages>(resolve => parentPort?.once('message', resolve))
  await writeSearch(workerData as Folders, pages)
}
