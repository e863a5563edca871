import { CacheExpiration } from 'workbox-expiration'

/** The names of the worker's caches. */
export const cacheNames = {
  /** The precache: files of the manifest. */
  site: 'balancier-site',
  /** The HTML of pages that were read. */
  pages: 'balancier-pages',
  /** Data of articles and lists that were read. */
  data: 'balancier-data',
  /** Data of saved articles that the manifest does not name. */
  saved: 'balancier-saved',
  /** Covers that were seen. */
  pictures: 'balancier-pictures',
  /** Always empty: it exists where the whole site is to be cached, not only what is read. */
  whole: 'balancier-whole',
  /** Files that differ from the manifest. */
  mismatches: 'balancier-mismatches',
} as const

/**
 * Deletes caches of the site, those of former versions of the worker too, but for some, and what Workbox notes of their use:
 * it would still say what was read.
 */
export async function deleteCaches(except: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith('balancier-') && !except.includes(name))
  await Promise.all(names.map(name => caches.delete(name)))
  const expiring = [cacheNames.pages, cacheNames.data, cacheNames.pictures].filter(
    name => !except.includes(name),
  )
  await Promise.all(expiring.map(name => new CacheExpiration(name, { maxEntries: 1 }).delete()))
}

/** The keys in a cache. */
export const keysIn = async (name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => url)
