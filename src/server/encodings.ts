import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** The encodings of files, best first, each with the extension of its compressed copy. */
export const endings = { br: '.br', gzip: '.gz', identity: '' } as const

export type Encoding = keyof typeof endings

export const encodings = Object.keys(endings) as Encoding[]

/**
 * The available encoding with the highest weight in Accept-Encoding, the best among equals; undefined if the client
 * refuses them all.
 * @example acceptedEncoding({ 'accept-encoding': 'br;q=0.5, gzip' }, ['br', 'gzip', 'identity']) // 'gzip'
 * @example acceptedEncoding({ 'accept-encoding': 'identity;q=0' }, ['identity']) // undefined
 */
export const acceptedEncoding = (
  headers: IncomingHttpHeaders,
  available: readonly Encoding[],
): Encoding | undefined => new Negotiator({ headers }).encodings(available, { preferred: encodings })[0]
