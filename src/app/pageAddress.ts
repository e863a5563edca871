import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'

/** The language of the current page: from its address, or at a bare address from the document. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return splitLocale(location.pathname).locale ?? (isLocale(lang) ? lang : defaultLocale)
}

/**
 * Whether the percent-encoding of a path is valid. (The result is used because the minifier drops unused decodings.)
 */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).length > 0
  } catch {
    return false
  }
}

/**
 * The router's location: the localized address of the page, even if the address bar shows the bare one. Invalid
 * percent-encoding leads to the not-found page.
 */
export function pageAddress(locale: Locale): string {
  const { pathname, search, hash } = location
  const path = isReadable(pathname) ? pathname : '/404'
  return (splitLocale(path).locale ? path : localizePath(path, locale)) + search + hash
}
