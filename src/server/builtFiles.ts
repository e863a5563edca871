import { readdirSync, type Stats, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import fresh from 'fresh'
import sirv from 'sirv'
import { types } from '../build/hosting/headers.ts'
import { acceptedEncoding, encodings, endings } from './encodings.ts'
import { sendText } from './plainText.ts'
import { plainRange } from './range.ts'
import { decodedOrSame, type Visit } from './visit.ts'

/** What the caller says of an answer; the language, where there is one, becomes part of the ETag. */
export type FileHeaders = { 'Cache-Control': string; Vary: string; 'Content-Language'?: string }

/** Answers with a file of the built folder and says true, or leaves the visit untouched when there is none. */
export type SendFile = (visit: Visit, file: string, headers: FileHeaders) => boolean

/**
 * Serves the files of `dist` as they were when it was called, in the encoding that the client wants most: 304 for what it
 * has already, 406 where it refuses all encodings there are, ranges. Hidden files are not served.
 * Throws when `dist` does not exist.
 */
export function builtFiles(dist: string): SendFile {
  const files = visibleFiles(dist)
  const serve = sirv(dist, { extensions: [] })

  return ({ request, response }, file, headers) => {
    const name = decodedOrSame(file, decodeURI)
    const available = encodings.filter(encoding => files.has(name + endings[encoding]))
    if (!available.includes('identity')) return false
    const encoding = acceptedEncoding(request.headers, available)
    if (!encoding) return sendText(response, 406, 'Not acceptable', { Vary: headers.Vary })

    const stats = files.get(name + endings[encoding]) as Stats
    const tag = etag(stats, headers['Content-Language'])
    // A 304 carries what the full answer would have carried.
    for (const [key, value] of Object.entries({ ...headers, ETag: tag })) response.setHeader(key, value)
    if (isKnown(request, tag, stats)) {
      response.writeHead(304).end()
      return true
    }

    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    if (type) response.setHeader('Content-Type', type)
    const range =
      request.method === 'GET' && !request.headers['if-range'] ? plainRange(request.headers.range) : undefined
    if (range === undefined) delete request.headers.range
    request.url = file + endings[encoding]
    closeWithAnswer(response)
    serve(request, response)
    return true
  }
}

/** Every file that may be sent, by its address: the library leaves out hidden ones as well. */
function visibleFiles(dist: string): Map<string, Stats> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const addresses = names.map(name => [`/${name.normalize().split(sep).join('/')}`, name] as const)
  const visible = addresses.filter(([address]) => !/\/\.(?!well-known\/)/.test(address))
  const stats = visible.map(([address, name]) => [address, statSync(join(dist, name))] as const)
  return new Map(stats.filter(([, stat]) => stat.isFile()))
}

/** Two languages of one bare address can weigh the same and be of one date: their tags must still differ. */
const etag = ({ size, mtime }: Stats, language: string | undefined) =>
  `W/"${language ? `${language}-` : ''}${size}-${mtime.getTime()}"`

/** Whether the client has what it would be sent: If-None-Match decides and, only without it, If-Modified-Since. */
const isKnown = ({ headers }: IncomingMessage, tag: string, { mtime }: Stats) =>
  fresh(
    { 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] },
    { etag: tag, 'last-modified': mtime.toUTCString() },
  )

/** The library leaves its file open when the visitor goes away, and a file that is gone would end the process. */
function closeWithAnswer(response: ServerResponse): void {
  response.once('pipe', source => {
    source.once('error', () => response.destroy())
    response.once('close', () => source.destroy())
  })
}
