import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { mergeIndexes, sharesOf } from '../search/shares.ts'
import { canonicalPath } from '../seo/canonicalPath.ts'
import { archiveEntryOf } from './cacheEntries.ts'
import { type Files, keyOf, nearestCover } from './list.ts'
import { inTime } from './network.ts'
import { list, mayBeArchived } from './ownList.ts'
import { cachedFile, cachedKeys, cacheResponse, openCache } from './store.ts'

const pathname = (request: Request) => canonicalPath(new URL(request.url).pathname)

/** Caches a file whose name contains a hash. */
async function cacheHashed(path: string, answer: Response): Promise<void> {
  if (answer.ok) await (await openCache()).put(path, answer)
}

/** Code, styles, fonts and drawings. Their names contain a hash, so a cached copy is never stale. */
export class HashedFile extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathname(request)
    const there = await cachedFile(path)
    if (there) return there
    const answer = await handler.fetch(request)
    const copy = answer.clone()
    handler.waitUntil(cacheHashed(path, copy).catch(() => {}))
    return answer
  }
}

/** A cover: from the cache, or from the network; offline, the nearest cached width. */
export class Cover extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathname(request)
    const there = await cachedFile(path)
    if (there) return there
    const answer = handler.fetch(request)
    handler.waitUntil(answer.then(found => cacheHashed(path, found.clone())).catch(() => {}))
    return (
      (await inTime(answer)) ?? (await cachedFile(nearestCover(path, await cachedKeys()) ?? path)) ?? answer
    )
  }
}

/** Data of a page: from the network, which matches the code that requests it; offline, from the cache. */
export class DataFile extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathname(request)
    const answer = handler.fetch(request)
    handler.waitUntil(answer.then(found => renewData(path, found.clone())).catch(() => {}))
    return (await inTime(answer)) ?? (await keptData(path).catch(() => undefined)) ?? answer
  }
}

/**
 * Updates the cached data of an article or list that was cached because it was read. Data that were only prefetched are
 * not cached.
 */
async function renewData(path: string, answer: Response): Promise<void> {
  if (!answer.ok || !archiveEntryOf(path) || path in (await list()).rest) return
  if (await cachedFile(path, 'any')) await cacheResponse(path, answer)
}

/**
 * A data file from the cache. A file that is in no list does not exist: 404. Data that were read are returned in
 * another version’s copy where this version’s is missing.
 */
async function keptData(path: string): Promise<Response | undefined> {
  const known = await list()
  const { rest, articles, lists } = known
  const shares = shareKeys(path, rest)
  if (shares.length > 0)
    return mergedSearch(shares, new Set(articles.flatMap(({ files }) => shareKeys(path, files))))
  if (path in rest) return cachedFile(keyOf(path, rest[path] ?? ''))
  const piece = [...articles, ...lists].find(({ files }) => path in files)
  const there = piece && (await cachedFile(keyOf(path, piece.files[path] ?? '')))
  const exists = piece || mayBeArchived(known, path)
  return (
    there ?? (await cachedFile(path, 'any')) ?? (exists ? undefined : new Response(null, { status: 404 }))
  )
}

const shareKeys = (index: string, files: Files) =>
  sharesOf(index, Object.keys(files)).map(share => keyOf(share, files[share] ?? ''))

/**
 * The search index, joined from its shares and the cached shares of archived articles; undefined where a share is
 * missing.
 */
async function mergedSearch(
  keys: readonly string[],
  archive: ReadonlySet<string>,
): Promise<Response | undefined> {
  const shares = await Promise.all(keys.map(key => cachedFile(key)))
  if (shares.includes(undefined)) return undefined
  const more = await Promise.all([...archive].map(key => cachedFile(key)))
  const there = [...shares, ...more].filter(answer => answer !== undefined)
  return Response.json(mergeIndexes(await Promise.all(there.map(answer => answer.json()))))
}
