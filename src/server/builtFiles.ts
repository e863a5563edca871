import type { Stats } from 'node:fs'
import type { ServerResponse } from 'node:http'
import sirv from 'sirv'
import { types } from '../hosting/headers.ts'
import { tidyHeaders } from './requestHeaders.ts'
import type { Visit } from './visit.ts'

/** What the caller says of an answer; the language, where there is one, becomes part of the ETag. */
export type FileHeaders = { 'Cache-Control': string; Vary: string; 'Content-Language'?: string }

/** Answers with a file of the built folder and says true, or leaves the visit untouched when there is none. */
export type SendFile = (visit: Visit, file: string, headers: FileHeaders) => boolean

/**
 * Serves the files of `dist` as they were when it was called: compressed siblings, ETag and 304, ranges.
 * Hidden files are not served. Throws when `dist` does not exist.
 */
export function builtFiles(dist: string): SendFile {
  const wanted = new WeakMap<ServerResponse, FileHeaders>()
  const serve = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, file, stats) {
      const headers = wanted.get(response)
      // The library has just written its own Vary.
      if (headers) response.setHeader('Vary', headers.Vary)
      response.setHeader('ETag', etag(stats, headers?.['Content-Language']))
      const type = types[file.slice(file.lastIndexOf('.') + 1)]
      if (type) response.setHeader('Content-Type', type)
    },
  })

  return ({ request, response }, file, headers) => {
    tidyHeaders(request.headers, request.method)
    const { known, plain } = knownTag(request.headers['if-none-match'], headers['Content-Language'])
    request.headers['if-none-match'] = plain
    // A 304 carries what the full answer would have carried, the tag included; the library sends it bare.
    const early = { ...headers, ...(known && { ETag: known }) }
    for (const [name, value] of Object.entries(early)) response.setHeader(name, value)
    wanted.set(response, headers)
    closeWithAnswer(response)

    let found = true
    request.url = file
    serve(request, response, () => {
      found = false
      for (const name of Object.keys(early)) response.removeHeader(name)
    })
    return found
  }
}

/** Two languages of one bare address can weigh the same and be of one date: their tags must still differ. */
const etag = ({ size, mtime }: Stats, language: string | undefined) =>
  `W/"${language ? `${language}-` : ''}${size}-${mtime.getTime()}"`

/** The tag a browser holds, as sent and as the file library writes it; empty when it isn't of this language. */
function knownTag(header: string | undefined, language = ''): { known?: string; plain?: string } {
  const [known, of = '', rest] = /^W\/"(?:([a-z]+)-)?(\d+-\d+)"$/.exec(header ?? '') ?? []
  return known !== undefined && of === language ? { known, plain: `W/"${rest}"` } : {}
}

/** The library leaves its file open when the visitor goes away, and a file that is gone would end the process. */
function closeWithAnswer(response: ServerResponse): void {
  response.once('pipe', source => {
    source.once('error', () => response.destroy())
    response.once('close', () => source.destroy())
  })
}
