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

/** What the caller sets on the response; the language becomes part of the ETag. */
export type FileHeaders = { 'Cache-Control': string; Vary: string; 'Content-Language'?: string }

/** Responds with a file of the built folder and returns true, or returns false if there is none. */
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
    // A 304 has the headers of the full response.
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

/** Every public file by address; sirv leaves out hidden files as well. */
function visibleFiles(dist: string): Map<string, Stats> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const addresses = names.map(name => [`/${name.normalize().split(sep).join('/')}`, name] as const)
  const visible = addresses.filter(([address]) => !/\/\.(?!well-known\/)/.test(address))
  const stats = visible.map(([address, name]) => [address, statSync(join(dist, name))] as const)
  return new Map(stats.filter(([, stat]) => stat.isFile()))
}

/** Two languages of one bare address can have the same size and date: their ETags must differ. */
const etag = ({ size, mtime }: Stats, language: string | undefined) =>
  `W/"${language ? `${language}-` : ''}${size}-${mtime.getTime()}"`

/** Whether the client's copy is fresh: If-None-Match decides, or without it If-Modified-Since. */
const isKnown = ({ headers }: IncomingMessage, tag: string, { mtime }: Stats) =>
  fresh(
    { 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] },
    { etag: tag, 'last-modified': mtime.toUTCString() },
  )

/** sirv keeps its file open when the client disconnects, and a missing file would end the process. */
function closeWithAnswer(response: ServerResponse): void {
  response.once('pipe', source => {
    source.once('error', () => response.destroy())
    response.once('close', () => source.destroy())
  })
}
