import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the handlers; `path` is as sent, still percent-encoded, `search` keeps its `?`. */
export type Visit = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  search: string
}

/** Responds and returns true, or returns false. */
export type Handler = (visit: Visit) => boolean

/**
 * Splits a request target into path and query; undefined if it has no path (`*`, an unknown scheme). The absolute form
 * that proxies send loses its host. `new URL` would read `//x` as a host.
 * @example readTarget('/paiements?lng=en') // { path: '/paiements', search: '?lng=en' }
 * @example readTarget('http://host.example/fr') // { path: '/fr', search: '' }
 */
export function readTarget(target: string): Pick<Visit, 'path' | 'search'> | undefined {
  const [local = ''] = target.replace(/^https?:\/\/[^/?#]*(?=([/?#]|$))/i, '').split('#')
  const cut = local.indexOf('?')
  const path = cut < 0 ? local : local.slice(0, cut)
  const search = cut < 0 ? '' : local.slice(cut)
  if (path === '' && local !== target) return { path: '/', search }
  return path.startsWith('/') ? { path, search } : undefined
}

/**
 * Percent-decodes a text (with `decodeURI`, all but reserved characters), or returns it unchanged if its encoding is
 * invalid.
 * @example decodedOrSame('kaufman%26broad') // 'kaufman&broad'
 * @example decodedOrSame('%E0%A4%A') // '%E0%A4%A'
 */
export function decodedOrSame(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
