import { defaultLocale, type Locale, locales } from './locales.ts'

/**
 * Areas whose catalogs have no translations yet, by language. A language that lacks only articles or legal documents
 * has an empty list; a complete language is not in it.
 */
export type MissingTranslations = { readonly [locale in Locale]?: readonly string[] }

/** Whether one of these areas has no translations in a language, so that its pages are shown in the source language. */
export const isMissing = (missing: MissingTranslations, areas: readonly string[], locale: Locale): boolean =>
  areas.some(area => missing[locale]?.includes(area))

/** The languages a page is translated into: its areas, and its document (`meta`), have to exist. */
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
