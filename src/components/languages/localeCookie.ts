import { isLocale } from '../../i18n/locales.ts'

const key = 'i18nextLng'
const cookie = 'i18next'
const year = 31_536_000

/** Stores the language for the next visit: in local storage for scripts, in a cookie for the server. */
export function keepLocale(locale: string): void {
  if (!isLocale(locale)) return
  try {
    // The cookie first: where it is forbidden, local storage is too, but local storage alone may be full.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
    document.cookie = `${cookie}=${locale}; path=/; max-age=${year}; samesite=lax`
    localStorage.setItem(key, locale)
  } catch {
    // Storage is full or blocked: the cookie, the browser's language and the address still decide.
  }
}
