import type { Locale } from './locales.ts'

/** EUR-Lex names languages by the ISO 639-3 codes of the EU; a language that is not here gets the page's own choice. */
const languages: Partial<Record<Locale, string>> = { fr: 'fra', en: 'eng' }

/**
 * The address of a European act on EUR-Lex, in the reader's language.
 * @param act its path in the European Legislation Identifier, such as `reg/2024/886`
 * @example eurLex('reg/2024/886', 'fr') // 'https://eur-lex.europa.eu/eli/reg/2024/886/oj/fra'
 */
export const eurLex = (act: string, locale: Locale): string =>
  ['https://eur-lex.europa.eu/eli', act, 'oj', languages[locale]].filter(Boolean).join('/')
