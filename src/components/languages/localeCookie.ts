import { isLocale, type Locale } from '../../i18n/locales.ts'

const key = 'i18nextLng'
const cookie = 'i18next'
const year = 31_536_000

/** Keeps the language for the next visit: for scripts in local storage, for the server in a cookie. */
export function keepLocale(locale: Locale): void {
  if (!isLocale(locale)) return
  try {
    // The cookie first: where it is forbidden, local storage is too, but local storage alone may be full.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
    document.cookie = `${cookie}=${locale}; path=/; max-age=${year}; samesite=lax`
    localStorage.setItem(key, locale)
  } catch {
    // Storage is full or forbidden: the cookie, the browser's language and the address still answer.
  }
}
