import type { Locale } from '../../i18n/locales.ts'
import { cookieValue, negotiate } from '../../i18n/negotiate.ts'
import { splitLocale } from '../../i18n/paths.ts'
import type { ChoiceBefore } from './localeCookie.ts'

const key = 'balancier-language-offer'

/** This page in the language that the visitor asked for. */
export type LanguageOffering = { locale: Locale; href: string }

/** Whether the visitor came from this site: the language was then chosen by a link. */
const isFromHere = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * What to offer a visitor who asked for another language than the address has, by an older choice (`before`) or by the
 * browser: this page in that one, where it exists. Once in a lifetime, and never where that cannot be remembered.
 */
export function languageOffer(before: ChoiceBefore | undefined): LanguageOffering | undefined {
  const { locale: shown } = splitLocale(location.pathname)
  if (!before || !shown || isFromHere()) return undefined
  const query = new URLSearchParams(location.search)
  const { cookies, stored } = before
  const locale = negotiate([
    ...query.getAll('lng'),
    cookieValue(cookies, 'i18next'),
    stored,
    ...(navigator.languages ?? []),
  ])
  const other = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  if (!locale || locale === shown || !other) return undefined
  try {
    if (localStorage.getItem(key)) return undefined
    localStorage.setItem(key, 'shown')
  } catch {
    return undefined
  }
  query.delete('lng')
  const search = query.size > 0 ? `?${query}` : ''
  return { locale, href: new URL(other.href).pathname + search + location.hash }
}
