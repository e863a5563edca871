import { isLocale, type Locale } from '../../i18n/locales.ts'
import { offerKey } from './offerKey.ts'

/** This page in the language that the visitor prefers. */
export type LanguageOffering = { locale: Locale; href: string }

/** Inserts an element above the header, in the space that the inline script reserved. */
export function placeAboveHeader(className: string): HTMLElement {
  const place = Object.assign(document.createElement('div'), { className })
  document.body.prepend(place)
  return place
}

/** Removes the space that the inline script reserved. */
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
    // Storage is full or blocked.
  }
  endLanguageOffer()
  return undefined
}
