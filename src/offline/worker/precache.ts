import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { articleOf, newestArticles } from './articles.ts'
import { cacheNames, keysIn } from './cacheNames.ts'
import { isCacheable, pathOf } from './contentType.ts'
import type { PrecacheEntry } from './messages.ts'

/** The number of files fetched in parallel; low, because visitors come first. */
const lanes = 4
/** How long a file that keeps differing from the manifest is not asked for again, in milliseconds. */
const rest = 86_400_000

async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/**
 * Workbox's precache, which can also be filled in part, later, and a few files at a time: Workbox's own installation is
 * all or nothing, one file after the other.
 */
export class Precache {
  readonly entries: readonly PrecacheEntry[]
  readonly controller: PrecacheController
  /** Answers with files of the manifest: from the cache, else from the network, and then they are cached. */
  readonly route: PrecacheRoute
  /** Whether there may be articles that the manifest does not name. */
  readonly isPartial: boolean

  constructor(entries: PrecacheEntry[]) {
    this.entries = entries
    this.isPartial = new Set(entries.flatMap(({ url }) => articleOf(url) ?? [])).size >= newestArticles
    this.controller = new PrecacheController({
      cacheName: cacheNames.site,
      plugins: [
        {
          cacheWillUpdate: async ({ request, response }) =>
            isCacheable(pathOf(request), response) ? response : null,
          cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
            this.#intact(request.url, cachedResponse),
          // The network alters files: the page gets them as it would without a worker, and they are not cached.
          handlerDidError: async ({ request }) => fetch(request.url, { cache: 'reload' }),
        },
      ],
    })
    this.controller.addToCacheList(entries)
    this.route = new PrecacheRoute(this.controller)
  }

  /** The cached copy of a file of this version. */
  async match(url: string): Promise<Response | undefined> {
    return this.#intact(
      this.controller.getCacheKeyForURL(url) ?? '',
      await this.controller.matchPrecache(url),
    )
  }

  /** The entries that are not cached. */
  async missing(entries = this.entries): Promise<PrecacheEntry[]> {
    const cached = new Set(await keysIn(cacheNames.site))
    return entries.filter(({ url }) => !cached.has(this.controller.getCacheKeyForURL(url) ?? ''))
  }

  /**
   * Fetches and caches missing files in order. What was cached stays if one fails; a wrong answer, a lost connection or a
   * full disk ends the work, a file that differs from the manifest does not.
   */
  async fill(entries = this.entries): Promise<void> {
    const queue = await this.missing(entries)
    const lane = async () => {
      for (let entry = queue.shift(); entry; entry = queue.shift()) await this.#fetch(entry)
    }
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason
  }

  /** Deletes cached files by key. */
  async delete(isUseless: (key: string) => boolean): Promise<void> {
    const cache = await caches.open(cacheNames.site)
    await Promise.all((await keysIn(cacheNames.site)).filter(isUseless).map(key => cache.delete(key)))
  }

  /**
   * A copy that was damaged on the device counts as missing, and is fetched anew. What is checked is read a second time:
   * the body of a response that was cloned passes through the worker, and breaks off when the worker ends.
   */
  async #intact(key: string, cached: Response | undefined): Promise<Response | undefined> {
    const checked = cached && (await caches.match(key, { cacheName: cacheNames.site }))
    const integrity = this.controller.getIntegrityForCacheKey(key)
    return checked && (await integrityOf(checked)) === integrity ? cached : undefined
  }

  async #fetch({ url, integrity }: PrecacheEntry): Promise<void> {
    const key = this.controller.getCacheKeyForURL(url) ?? url
    const mismatches = await caches.open(cacheNames.mismatches)
    const known = await mismatches.match(key)
    if (Date.now() - Date.parse(known?.headers.get('date') ?? '') < rest) return
    // What the page has loaded comes from the browser's HTTP cache, unless that has something else.
    const response = await fetch(url, { cache: known ? 'reload' : 'default', priority: 'low' })
    if (!isCacheable(url, response))
      throw new Error(`${url}: status ${response.status}, or not its content type`)
    const found = await integrityOf(response.clone())
    if (found === integrity) return (await caches.open(cacheNames.site)).put(key, response)
    // Once it may be an old copy or a cut body; the same contents again are what this network sends.
    const date = (await known?.text()) === found ? { date: new Date().toUTCString() } : undefined
    await mismatches.put(key, new Response(found, { headers: { ...date } }))
  }
}
