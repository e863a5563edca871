import { defaultLocale, type Locale, locales } from './locales.ts'

/**
 * What is not translated yet, by language: areas whose catalog nobody has begun. A language that lacks nothing but
 * articles or legal texts has an empty list; one that lacks nothing is not in it.
 */
export type MissingTranslations = { readonly [locale in Locale]?: readonly string[] }

/** Whether one of these areas has no words in a language, so that a page of them stands in the source language. */
export const isMissing = (missing: MissingTranslations, areas: readonly string[], locale: Locale): boolean =>
  areas.some(area => missing[locale]?.includes(area))

/** The languages a page has words in: its areas, and the document it shows (`meta`), have to be there. */
export const languagesOf = (
  missing: MissingTranslations,
  areas: readonly string[],
  meta?: { languages?: readonly Locale[] },
): Locale[] =>
  locales.filter(
    locale =>
      locale === defaultLocale ||
      (!isMissing(missing, areas, locale) && (!meta?.languages || meta.languages.includes(locale))),
  )
