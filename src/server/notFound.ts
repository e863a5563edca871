import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../i18n/locales.ts'
import type { FileHeaders } from './builtFiles.ts'
import { acceptedEncoding, type Encoding, encodings, endings } from './encodings.ts'
import { sendText } from './plainText.ts'
import type { Visit } from './visit.ts'

/** Keeps the 404 page of each language in memory: sirv can only respond with 200. */
export function notFound(dist: string): (visit: Visit, locale: Locale, headers: FileHeaders) => true {
  const pages = new Map(locales.map(locale => [locale, readVariants(join(dist, locale, '404.html'))]))

  return ({ request, response }, locale, headers) => {
    const variants = pages.get(locale) ?? new Map<Encoding, Buffer>()
    // A 404 is sent even to clients that refuse every encoding.
    const encoding = acceptedEncoding(request.headers, [...variants.keys()]) ?? 'identity'
    const body = variants.get(encoding)
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
  const present = encodings.filter(name => existsSync(file + endings[name]))
  return new Map(present.map(name => [name, readFileSync(file + endings[name])]))
}
