import { closeSync, createReadStream, existsSync, type Stats, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fresh from 'fresh'
import { types } from '../build/hosting/headers.ts'
import { acceptedEncoding, encodings, endings } from './encodings.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { sendText } from './plainText.ts'
import { type Range, rangeOf } from './range.ts'
import { decodedOrSame, type Visit } from './visit.ts'

/** What the caller sets on the response; the language becomes part of the ETag. */
export type FileHeaders = { 'Cache-Control': string; Vary: string; 'Content-Language'?: string }

/**
 * Responds with a file of the built folder and returns true, or returns false if there is none. With status 404 the file
 * explains that something else is missing: it is sent whole, without validators.
 */
export type SendFile = (visit: Visit, file: string, headers: FileHeaders, status?: 200 | 404) => boolean

/**
 * Serves the files of `dist` in the encoding that the client wants most: 304 for what it has already, 406 where it
 * refuses all encodings there are, ranges. Hidden files are not served. Each answer is made from one open file, so that
 * a build or a deployment beside it changes what is answered, never how long it is. Throws when `dist` does not exist.
 */
export function builtFiles(dist: string): SendFile {
  statSync(dist)

  return ({ request, response }, file, headers, status = 200) => {
    const name = decodedOrSame(file, decodeURI)
    if (isHidden(name)) return false
    const available = encodings.filter(encoding => existsSync(join(dist, name + endings[encoding])))
    if (!available.includes('identity')) return false
    const accepted = acceptedEncoding(request.headers, available)
    if (!accepted && status === 200) return sendText(response, 406, 'Not acceptable', { Vary: headers.Vary })

    const encoding = accepted ?? 'identity'
    const open = openFile(dist, name + endings[encoding])
    if (!open) return false
    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    for (const [key, value] of Object.entries(headers)) response.setHeader(key, value)
    if (type) response.setHeader('Content-Type', type)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    if (status === 404) sendOpen(request, response, open, { status })
    else sendKnown(request, response, open, headers['Content-Language'])
    return true
  }
}

const isHidden = (name: string) => /\/\.(?!well-known\/)/.test(name)

/** Sends an open file with its validators: whole, in part, or not at all if the client has it. */
function sendKnown(
  request: IncomingMessage,
  response: ServerResponse,
  open: OpenFile,
  language: string | undefined,
): void {
  const { stats } = open
  const tag = etag(stats, language)
  response.setHeader('ETag', tag)
  // A 304 has the headers of the full response, but for those of the body.
  if (isKnown(request, tag, stats)) {
    closeSync(open.fd)
    for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name)
    response.writeHead(304).end()
    return
  }
  response.setHeader('Last-Modified', stats.mtime.toUTCString())
  const isPart = request.method === 'GET' && !request.headers['if-range']
  const range = isPart ? rangeOf(request.headers.range, stats.size) : undefined
  if (range === 'unsatisfiable') {
    closeSync(open.fd)
    response.setHeader('Content-Range', `bytes */${stats.size}`)
    response.writeHead(416, { 'Content-Length': 0 }).end()
    return
  }
  if (range) {
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${stats.size}`)
  }
  sendOpen(request, response, open, { status: range ? 206 : 200, range })
}

/** Sends the bytes of an open file, and closes it. */
function sendOpen(
  { method }: IncomingMessage,
  response: ServerResponse,
  { fd, stats: { size } }: OpenFile,
  {
    status,
    range: { first, last } = { first: 0, last: size - 1 },
  }: { status: number; range?: Range | undefined },
): void {
  const length = last - first + 1
  response.writeHead(status, { 'Content-Length': length })
  if (method === 'HEAD' || length === 0) {
    closeSync(fd)
    response.end()
    return
  }
  const body = createReadStream('', { fd, start: first, end: last })
  body.once('error', () => response.destroy())
  // A file that was cut meanwhile cannot keep what its headers promised: the client must see that.
  body.once('end', () => (body.bytesRead < length ? response.destroy() : response.end()))
  response.once('close', () => body.destroy())
  body.pipe(response, { end: false })
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
