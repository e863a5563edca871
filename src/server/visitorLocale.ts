import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { cookieValue, negotiate } from '../i18n/negotiate.ts'

/**
 * The language at a bare address: query `lng`, cookie `i18next`, Accept-Language, otherwise French.
 * @example visitorLocale('?lng=en', {}) // 'en'
 * @example visitorLocale('', { 'accept-language': 'fr;q=0' }) // 'en'
 */
export function visitorLocale(search: string, headers: IncomingHttpHeaders): Locale {
  const candidates = [
    ...new URLSearchParams(search).getAll('lng'),
    cookieValue(headers.cookie, 'i18next'),
    ...acceptedTags(headers['accept-language']),
  ]
  return negotiate(candidates) ?? defaultLocale
}

/**
 * Language tags, most wanted first, without those of weight 0. `*` stands for what the header does not name, which is
 * also what is left at the end: better than what it refuses.
 */
function acceptedTags(header = ''): string[] {
  const ask = (text: string) => new Negotiator({ headers: { 'accept-language': text } })
  const others = ask(`${header}, *;q=0.001`).languages(locales)
  const tags = ask(header).languages()
  return [...tags.flatMap(tag => (tag === '*' ? others : tag)), ...others]
}
