import { isLocale, type Locale } from '../../i18n/locales.ts'
import { offerKey } from './offerKey.ts'

/** This page in the language that the visitor asked for. */
export type LanguageOffering = { locale: Locale; href: string }

/** A new element above the header, in the room that the inline script made. */
export function placeAboveHeader(className: string): HTMLElement {
  const place = Object.assign(document.createElement('div'), { className })
  document.body.prepend(place)
  return place
}

/** Gives back the room that the inline script made for an offer. */
export function endLanguageOffer(): void {
  delete document.documentElement.dataset.languageOffer
}

/**
 * What to offer a visitor who asked for another language than the address has, as the inline script found
 * (`inline/language.ts`): this page in that one, where it exists. Once, and never where that cannot be remembered.
 */
export function languageOffer(): LanguageOffering | undefined {
  const locale = document.documentElement.dataset.languageOffer
  const other = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`)
  try {
    if (isLocale(locale) && other) {
      localStorage.setItem(offerKey, 'shown')
      const query = new URLSearchParams(location.search)
      query.delete('lng')
      const search = query.size > 0 ? `?${query}` : ''
      return { locale, href: new URL(other.href).pathname + search + location.hash }
    }
  } catch {
    // Storage is full or forbidden.
  }
  endLanguageOffer()
  return undefined
}
