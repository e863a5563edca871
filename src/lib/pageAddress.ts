import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'

/** The language of the page that is open: its address decides, at a bare address the document. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return splitLocale(location.pathname).locale ?? (isLocale(lang) ? lang : defaultLocale)
}

/** Whether the percent-encoding of a path is whole. (The minifier drops a decoding whose result is not used.) */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).length > 0
  } catch {
    return false
  }
}

/**
 * Where the router is: the address of the page in its language, even where the address bar shows the bare one. An
 * address with broken percent-encoding is none; it stands for the page for unknown addresses.
 */
export function pageAddress(locale: Locale): string {
  const { pathname, search, hash } = location
  const path = isReadable(pathname) ? pathname : '/404'
  return (splitLocale(path).locale ? path : localizePath(path, locale)) + search + hash
}
