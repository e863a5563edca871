import type { IncomingMessage } from 'node:http'

/** What proxies add: the standard ones, and those of common servers and networks. */
const added =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client|original)(?:-.+)?|(?:true|fastly|fly)-client-ip|cf-.+)$/

/**
 * Whether a request came through a proxy: by the headers that proxies add, or by HTTP/1.0, which nginx speaks to a server
 * behind it unless told otherwise and browsers no longer do. A proxy that hides itself is not recognized.
 * @example isProxied({ headers: { via: '1.1 cache' }, httpVersion: '1.1' }) // true
 */
export const isProxied = ({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some(name => added.test(name))
