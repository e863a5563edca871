import { CacheOnly, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

type Options = ConstructorParameters<typeof NetworkFirst>[0]
type Handled = Exclude<Parameters<NetworkFirst['handleAll']>[0], FetchEvent>

/** How long to wait for the network before responding from the cache, in milliseconds. */
const patience = 2000
/** How long not to wait again after that, in milliseconds. */
const distrust = 30_000

let slowUntil = 0

/** Whether the network was too slow in the last half a minute, and has not been quick since. */
export const isSlow = (): boolean => Date.now() < slowUntil

/**
 * A handler that is Workbox's `NetworkFirst`, or `StaleWhileRevalidate` while the network is slow. A cached response is
 * better than a server error.
 */
export function networkOrCache(options: Options): (request: Handled) => Promise<Response> {
  const networkFirst = new NetworkFirst({ ...options, networkTimeoutSeconds: patience / 1000 })
  const stale = new StaleWhileRevalidate(options)
  const cacheOnly = new CacheOnly(options)
  return async request => {
    const start = Date.now()
    const isLate = () => Date.now() - start >= patience
    const wasSlow = isSlow()
    const [answer, done] = (wasSlow ? stale : networkFirst).handleAll(request)
    void done
      .catch(() => {})
      .then(() => {
        if (wasSlow && !isLate()) slowUntil = 0
      })
    const response = await answer.finally(() => {
      // Never extended: after half a minute the network gets another chance.
      if (!wasSlow && !isSlow() && isLate()) slowUntil = Date.now() + distrust
    })
    // The page that asked for it to be cached is answered once it is.
    if (request.event.type === 'message') await done.catch(() => {})
    // With navigation preload, Firefox resolves to an error response offline.
    const isFailed = response.type === 'error' || response.status >= 500
    return isFailed ? cacheOnly.handle(request).catch(() => response) : response
  }
}
