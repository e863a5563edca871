import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../i18n/locales.ts'
import type { FileHeaders } from './builtFiles.ts'
import { sendText } from './plainText.ts'
import { acceptedEncodings } from './requestHeaders.ts'
import type { Visit } from './visit.ts'

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const
type Encoding = keyof typeof suffixes

/** Keeps each language's 404 page in memory and answers with it: the file library can only answer 200. */
export function notFound(dist: string): (visit: Visit, locale: Locale, headers: FileHeaders) => true {
  const pages = new Map(locales.map(locale => [locale, readVariants(join(dist, locale, '404.html'))]))

  return ({ request, response }, locale, headers) => {
    const variants = pages.get(locale)
    const encodings = [...acceptedEncodings(String(request.headers['accept-encoding'] ?? '')), 'identity']
    const encoding = encodings.find((name): name is Encoding => variants?.has(name as Encoding) ?? false)
    const body = encoding && variants?.get(encoding)
    if (!body) return sendText(response, 404, 'Not found', headers)
    response.writeHead(404, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
    response.end(body)
    return true
  }
}

function readVariants(file: string): Map<Encoding, Buffer> {
  const present = (Object.keys(suffixes) as Encoding[]).filter(name => existsSync(file + suffixes[name]))
  return new Map(present.map(name => [name, readFileSync(file + suffixes[name])]))
}
