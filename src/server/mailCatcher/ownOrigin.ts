import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request comes from a page of this host, or from a tool without an Origin, such as curl. Either scheme is
 * accepted, because a proxy in front may use HTTPS.
 * @example isOwnOrigin({ host: 'localhost:4173', origin: 'http://localhost:4173' }) // true
 * @example isOwnOrigin({ host: 'localhost:4173', origin: 'null' }) // false
 */
export function isOwnOrigin({ host = '', origin }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  return host !== '' && [`http://${host}`, `https://${host}`].includes(origin)
}

/**
 * Whether a Host header is localhost or an IP address. Any other name could be pointed at this machine by a foreign
 * site, which could then read the messages (DNS rebinding).
 * @example isLocalHost('localhost:4173') // true
 * @example isLocalHost('site.example') // false
 */
export function isLocalHost(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0
}
