import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request comes from a page of this host, or from no page at all: tools such as curl send no Origin.
 * Either scheme counts, for a proxy in front may speak HTTPS.
 * @example isOwnOrigin({ host: 'localhost:4173', origin: 'http://localhost:4173' }) // true
 * @example isOwnOrigin({ host: 'localhost:4173', origin: 'null' }) // false
 */
export function isOwnOrigin({ host = '', origin }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  return host !== '' && [`http://${host}`, `https://${host}`].includes(origin)
}

/**
 * Whether a Host header says localhost or an IP address. A name that anybody can register may be pointed at this
 * machine by a foreign page, which could then read what is shown under it.
 * @example isLocalHost('localhost:4173') // true
 * @example isLocalHost('site.example') // false
 */
export function isLocalHost(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0
}
