import { createHash } from 'node:crypto'
import { vi } from 'vitest'

const origin = 'https://balancier.example'

/** The revision that the build writes for these contents. */
export const revision = (contents: string): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 8)

/** An in-memory cache with the methods that the worker uses. */
class MemoryCache {
  readonly #answers = new Map<string, Response>()
  async match(key: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const found = [...this.#answers].find(([name]) => (ignoreSearch ? name.split('?')[0] : name) === key)
    return found?.[1].clone()
  }
  async put(key: string, answer: Response): Promise<void> {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
  }
  async delete(key: string): Promise<boolean> {
    return this.#answers.delete(key)
  }
  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map(key => new Request(origin + key))
  }
}

export type Site = {
  /** The files on the server, by path; can be changed. */
  files: Record<string, string>
  /** What was fetched, in order. */
  fetched: string[]
  online: boolean
}

/**
 * Fakes browser and server for a worker whose list is at `/data/offline.json`. Import the worker's modules afterwards.
 */
export function playBrowser(files: Record<string, string>): Site {
  const site: Site = { files, fetched: [], online: true }
  const caches = new Map<string, MemoryCache>()
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new MemoryCache()
    caches.set(name, cache)
    return cache
  }
  const answer = async (path: string) => {
    if (!site.online) throw new TypeError('Failed to fetch')
    site.fetched.push(path)
    const text = site.files[path]
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 })
  }
  vi.resetModules()
  vi.stubGlobal('caches', {
    open,
    match: async (key: string, { cacheName = '' } = {}) => (await open(cacheName)).match(key),
  })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('self', {
    location: new URL(origin),
    registration: { active: {}, scope: `${origin}/` },
    clients: { matchAll: async () => [] },
    __WB_MANIFEST: [{ url: 'data/offline.json', revision: revision(files['/data/offline.json'] ?? '') }],
  })
  return site
}

/** Calls one of the worker's strategies for a path, as a page would. */
export async function ask(
  strategy: { _handle: (request: Request, handler: never) => Promise<Response> },
  path: string,
): Promise<Response> {
  const handler = { fetch: () => fetch(path), waitUntil: () => {} }
  return strategy._handle(new Request(origin + path), handler as never)
}
