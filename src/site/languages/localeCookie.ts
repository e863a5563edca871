import { isLocale, type Locale } from '../../i18n/locales.ts'

const key = 'i18nextLng'
const cookie = 'i18next'
const year = 31_536_000

/** All cookies, and what local storage had for the language, as they were before this page. */
export type ChoiceBefore = { cookies: string; stored: string | null }

/**
 * Keeps the language for the next visit: for scripts in local storage, for the server in a cookie. Returns what was kept
 * before; undefined where nothing can be.
 */
export function keepLocale(locale: Locale): ChoiceBefore | undefined {
  if (!isLocale(locale)) return undefined
  try {
    const { cookie: cookies } = document
    // First, since only where this is forbidden storage is too: the other way round it may be full.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
    document.cookie = `${cookie}=${locale}; path=/; max-age=${year}; samesite=lax`
    const stored = localStorage.getItem(key)
    localStorage.setItem(key, locale)
    return { cookies, stored }
  } catch {
    // Storage is full or forbidden: the cookie, the browser's language and the address still answer.
    return undefined
  }
}
