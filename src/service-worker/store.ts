import { keyOf, pathOf } from './list.ts'

const name = 'balancier-site'
/** The number of files fetched in parallel; low, because visitors come first. */
const lanes = 4

/** Thrown if a file does not match the list: the site is being published, or the file is gone. */
export class Unfit extends Error {
  override name = 'Unfit'
}

export const openCache = () => caches.open(name)

/** All cached keys, the oldest first. */
export async function cachedKeys(): Promise<string[]> {
  const requests = await (await openCache()).keys()
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}

/** A cached file: under its own key, or under any revision of its path. */
export async function cachedFile(
  key: string,
  revision: 'this' | 'any' = 'this',
): Promise<Response | undefined> {
  return (await openCache()).match(key, { ignoreVary: true, ignoreSearch: revision === 'any' })
}

/** Eight hex digits of the SHA-256 of a file's contents. */
export async function revisionOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return [...digest.slice(0, 4)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Caches a response under its path and the revision of its contents. */
export async function cacheResponse(path: string, answer: Response): Promise<void> {
  const body = await answer.arrayBuffer()
  await put(keyOf(path, await revisionOf(body)), answer, body)
}

async function put(key: string, { headers }: Response, body: ArrayBuffer): Promise<void> {
  const type = headers.get('content-type') ?? ''
  await (await openCache()).put(key, new Response(body, { headers: { 'content-type': type } }))
}

/** Fetches and caches one file. What the page has loaded already comes from the browser’s HTTP cache. */
async function fetchFile(key: string, cache: RequestCache): Promise<void> {
  const path = pathOf(key)
  const answer = await fetch(path, { cache, priority: 'low' })
  const body = await answer.arrayBuffer()
  if (!answer.ok) throw new Unfit(`${path}: the server answered ${answer.status}`)
  if (key !== path && key !== keyOf(path, await revisionOf(body))) {
    // The HTTP cache may contain an older version.
    if (cache !== 'no-cache') return fetchFile(key, 'no-cache')
    throw new Unfit(`${path}: not the file of this version`)
  }
  await put(key, answer, body)
}

/**
 * Fetches and caches missing files in order, a few in parallel. Throws if one failed; what was cached until then stays.
 * A file that does not match the list does not stop the others; a lost connection or a full disk does.
 */
export async function cacheFiles(keys: readonly string[]): Promise<void> {
  const there = new Set(await cachedKeys())
  const queue = [...new Set(keys)].filter(key => !there.has(key)).reverse()
  let failure: unknown
  const lane = async () => {
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      try {
        await fetchFile(key, 'default')
      } catch (error) {
        failure = error
        if (!(error instanceof Unfit)) queue.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failure !== undefined) throw failure
}

/** Whether an error means that the disk, or the site's quota, is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Deletes these keys from the cache. */
export async function deleteKeys(keys: readonly string[]): Promise<void> {
  const cache = await openCache()
  await Promise.all(keys.map(key => cache.delete(key, { ignoreVary: true })))
}
