import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { localizePath, splitLocale } from '../i18n/paths.ts'

/** The language of the page that is open: its address decides, at a bare address the document. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return splitLocale(location.pathname).locale ?? (isLocale(lang) ? lang : defaultLocale)
}

/** Where the router is: the address of the page in its language, even where the address bar shows the bare one. */
export function pageAddress(locale: Locale): string {
  const { pathname, search, hash } = location
  const path = splitLocale(pathname).locale ? pathname : localizePath(pathname, locale)
  return path + search + hash
}
