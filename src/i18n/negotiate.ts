import { isLocale, type Locale } from './locales.ts'

/** A language tag as browsers write it, `_` allowed for `-`; the first group is the base language. */
const languageTag = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i

/**
 * The first candidate that reduces to a supported language, or undefined; anything that is not a language tag (empty,
 * `cimode`, a path) is skipped.
 * @example negotiate([null, 'cimode', 'de-CH', 'en-US', 'fr']) // 'en'
 * @example negotiate(['de', '*']) // undefined
 */
export function negotiate(candidates: Iterable<string | null | undefined>): Locale | undefined {
  for (const candidate of candidates) {
    const base = languageTag.exec(candidate?.trim() ?? '')?.[1]?.toLowerCase()
    if (isLocale(base)) return base
  }
  return undefined
}

/**
 * The value of the first cookie with that name in a Cookie header or `document.cookie`, unquoted and decoded (unchanged
 * if its encoding is invalid), or undefined.
 * @example cookieValue('theme=dark; i18next=en', 'i18next') // 'en'
 */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const cut = pair.indexOf('=')
    if (cut < 0 || pair.slice(0, cut).trim() !== name) continue
    const value = pair
      .slice(cut + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1')
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}
