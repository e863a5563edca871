import type { Locale } from '../../../i18n/locales.ts'
import type { FormEntries } from './formEntries.ts'

/** The law that is chosen in the page as it is served: that of France in French, none in other languages. */
export const servedLaw = (locale: Locale): FormEntries['law'] => (locale === 'fr' ? 'FR' : '')

/** The law of the visitor, as far as the browser’s language tells: that of the United Kingdom in British English. */
export const lawOfVisitor = (locale: Locale): FormEntries['law'] =>
  locale !== 'fr' && /^en-GB\b/i.test(navigator.language) ? 'UK' : servedLaw(locale)

/** Whether the visitor writes the month before the day. */
export const writesMonthFirst = (locale: Locale): boolean =>
  locale !== 'fr' && /^en-US\b/i.test(navigator.language)
