import type { Locale } from '../i18n/locales.ts'
import { negotiate } from '../i18n/negotiate.ts'
import { splitLocale } from '../i18n/paths.ts'

const key = 'balancier-language-offer'

/** This page in the language of the visitor's browser. */
export type LanguageOffering = { locale: Locale; href: string }

/** Whether the visitor came from this site: the language was then chosen by a link. */
const isFromHere = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * What to offer a visitor whose browser asks for another language than the address has: this page in that one, where
 * it exists. Once in a lifetime, and never where that cannot be remembered.
 */
export function languageOffer(): LanguageOffering | undefined {
  const { locale: shown } = splitLocale(location.pathname)
  const locale = negotiate(navigator.languages ?? [])
  if (!shown || !locale || locale === shown || isFromHere()) return undefined
  const other = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  if (!other) return undefined
  try {
    if (localStorage.getItem(key)) return undefined
    localStorage.setItem(key, 'shown')
  } catch {
    return undefined
  }
  return { locale, href: new URL(other.href).pathname + location.search + location.hash }
}
