import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { acceptLanguage, cookieValue, negotiate } from '../i18n/negotiate.ts'

/**
 * The language to show at a bare address: query `lng`, cookie `i18next`, Accept-Language, else French.
 * @example visitorLocale('?lng=en', {}) // 'en'
 */
export function visitorLocale(search: string, headers: IncomingHttpHeaders): Locale {
  const candidates = [
    ...new URLSearchParams(search).getAll('lng'),
    cookieValue(headers.cookie, 'i18next'),
    ...acceptLanguage(headers['accept-language']),
  ]
  return negotiate(candidates) ?? defaultLocale
}
