/// <reference lib="webworker" />

import { type Locale, locales } from '../../i18n/locales.ts'
import { articleOf, isCoverOf } from './articles.ts'
import { cacheNames, deleteCaches, keysIn } from './cacheNames.ts'
import { isCacheable, pathOf } from './contentType.ts'
import type { CacheStatus } from './messages.ts'
import type { Precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

const articleData = (id: string, locale: string) => `/data/${locale}/articles/${encodeURIComponent(id)}.json`

/** Caches a file that the manifest does not name. */
async function cacheCopy(name: string, url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache', priority: 'low' })
  if (isCacheable(pathOf(response), response)) await (await caches.open(name)).put(url, response)
}

/**
 * Fetches what this version needs before it may activate; throws if it cannot, and the browser tries again later. The
 * first version needs only the shell, to be ready soon; a later one all that the previous one had. If the disk is full,
 * what was fetched is deleted, and the previous version stays.
 */
export async function install(precache: Precache): Promise<void> {
  const before = await keysIn(cacheNames.site)
  const paths = new Set(before.map(key => new URL(key).pathname))
  const isWhole = await caches.has(cacheNames.whole)
  try {
    await precache.fill(precache.entries.filter(({ url, shell }) => isWhole || shell || paths.has(url)))
    const [missing] = await precache.missing(precache.entries.filter(({ shell }) => shell))
    if (missing) throw new Error(`${missing.url}: not the file of this version`)
    for (const name of [cacheNames.saved, cacheNames.data])
      for (const url of await keysIn(name)) await cacheCopy(name, url)
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (isFull) await precache.delete(key => !before.includes(key))
    throw error
  }
}

/** Deletes the files of other versions, unless another tab may still run their code. */
async function cleanUp(precache: Precache, event: ExtendableEvent): Promise<void> {
  if ((await self.clients.matchAll()).length < 2) await precache.controller.activate(event)
}

/** Deletes what only other versions needed. HTML that was read stays where nothing else shows the page. */
export async function activate(precache: Precache, event: ExtendableEvent): Promise<void> {
  const { mismatches: _, pages, ...others } = cacheNames
  await deleteCaches([...Object.values(others), ...((await caches.has(others.whole)) ? [] : [pages])])
  await cleanUp(precache, event)
}

let filling: Promise<void> | undefined

/** Caches the whole site, and from then on each version of it. */
export async function fill(precache: Precache, event: ExtendableEvent): Promise<void> {
  await caches.open(cacheNames.whole)
  filling ??= precache.fill().finally(() => {
    filling = undefined
  })
  await filling
  await cleanUp(precache, event)
}

/** Saves an article in all languages. */
export async function save(precache: Precache, id: string): Promise<void> {
  const entries = precache.entries.filter(({ url }) => articleOf(url) === id || isCoverOf(id, url))
  if (entries.length > 0) await precache.fill(entries)
  else await Promise.all(locales.map(locale => cacheCopy(cacheNames.saved, articleData(id, locale))))
}

/** Deletes everything but the shell. */
export async function clear(precache: Precache): Promise<void> {
  await deleteCaches([cacheNames.site])
  const shell = precache.entries.map(({ shell, url }) => shell && precache.controller.getCacheKeyForURL(url))
  await precache.delete(key => !shell.includes(key))
}

/** What is cached now. */
export async function status(precache: Precache, locale: Locale): Promise<CacheStatus> {
  const { site, pages, data, saved } = cacheNames
  const keys = (await Promise.all([site, pages, data, saved].map(keysIn))).flat()
  const ids = new Set(keys.flatMap(key => articleOf(new URL(key).pathname) ?? []))
  const articles = [...ids].map(async id => {
    const found = await caches.match(articleData(id, locale), { ignoreSearch: true })
    const article = (await found?.json().catch(() => undefined)) as { meta: { title: string } } | undefined
    return { id, title: article?.meta.title ?? id, path: `/blog-post-${id}` }
  })
  const { length } = await precache.missing()
  return { whole: length === 0, older: precache.isPartial, articles: await Promise.all(articles) }
}
