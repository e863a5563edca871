import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { canonicalPath } from '../../i18n/canonicalPath.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { shellAddress } from '../../i18n/shellAddress.ts'
import { canonicalAddress, isFile, localeOf, localizedAddress } from './address.ts'
import { smallCover } from './articles.ts'
import { cacheNames } from './cacheNames.ts'
import { isCacheable, pathOf } from './contentType.ts'
import { isSlow, networkOrCache } from './network.ts'
import type { Precache } from './precache.ts'

/** A cache of what was used last, which is given up where the disk is full. */
const cacheOf = (cacheName: string, maxEntries: number, plugin: WorkboxPlugin) => ({
  cacheName,
  plugins: [plugin, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })],
})

/** Whether a response is the prerendered page of this address, rather than a proxy's or another page. */
async function isPage(address: string, response: Response): Promise<boolean> {
  if (!isCacheable(address, response)) return false
  const html = await response.clone().text()
  const { locale, path } = splitLocale(address)
  return (
    html.startsWith(`<!doctype html><html lang="${locale}"`) &&
    html.includes(`id="page-data">{"path":"${path}"`)
  )
}

/**
 * Pages, as they were read, by their address in their language. Where that is not cached, the precache has the page, or
 * the shell, which renders any page.
 */
const pages = (precache: Precache): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => new URL(await localizedAddress(request.url), request.url).href,
  cacheWillUpdate: async ({ request, response }) =>
    (await isPage(await localizedAddress(request.url), response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    const { origin, pathname, search, href } = new URL(
      event instanceof FetchEvent ? event.request.url : request.url,
    )
    const canonical = canonicalAddress(pathname)
    if (canonical !== pathname) return Response.redirect(origin + canonical + search, 302)
    const page = cachedResponse ?? (await precache.match(request.url))
    return page ?? precache.match(shellAddress(await localeOf(href)))
  },
})

/**
 * Data: from the network, which matches the code that asks for it. What the manifest does not name is cached when the
 * page says that it was read: what was only prefetched is not.
 */
const data = (precache: Precache): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => new URL(canonicalPath(pathOf(request)), request.url).href,
  cacheWillUpdate: async ({ request, response, event }) =>
    event.type === 'message' && isCacheable(pathOf(request), response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const saved = await caches.match(request, { cacheName: cacheNames.saved })
    const found = (await precache.match(request.url)) ?? cachedResponse ?? saved
    const mayExist = precache.isPartial || precache.controller.getCacheKeyForURL(request.url)
    // The page then says that there is no such page, rather than that it cannot be shown.
    return found ?? (mayExist ? undefined : new Response(null, { status: 404 }))
  },
})

/** Covers: without a connection, in the width that the manifest names. */
function covers(precache: Precache): WorkboxPlugin {
  const small = (request: Request) => precache.match(smallCover(pathOf(request)))
  return {
    fetchDidSucceed: async ({ response }) => (response.status < 500 ? response : Promise.reject(response)),
    cacheWillUpdate: async ({ request, response }) =>
      isCacheable(pathOf(request), response) ? response : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await precache.match(request.url)) ?? (isSlow() ? small(request) : undefined),
    handlerDidError: async ({ request }) => small(request),
  }
}

const below =
  (folder: string): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(`/${folder}/`)

/** Which strategy responds to which request. Everything else is left to the network. */
export function registerRoutes(precache: Precache): void {
  registerRoute(below('data'), networkOrCache(cacheOf(cacheNames.data, 200, data(precache))))
  registerRoute(below('covers'), new CacheFirst(cacheOf(cacheNames.pictures, 100, covers(precache))))
  // A page that the browser opens, or that is fetched in another language or to be cached.
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin &&
      !isFile(url.pathname) &&
      (request.mode === 'navigate' ||
        (request.destination === '' && splitLocale(url.pathname).locale !== undefined)),
    networkOrCache(cacheOf(cacheNames.pages, 200, pages(precache))),
  )
  registerRoute(precache.route)
  // Code of another version: of one that waits to be accepted, or of one that an open tab still runs.
  registerRoute(
    below('assets'),
    async ({ request }) => (await caches.match(request, { cacheName: cacheNames.site })) ?? fetch(request),
  )
}
