/**
 * The locale table: the one list of the site's languages. A new language is a row here, a folder in `locales/`, and its
 * articles.
 */
export const localeTable = {
  fr: { tag: 'fr-FR', name: 'Français', short: 'FR', openGraph: 'fr_FR' },
  en: { tag: 'en-US', name: 'English', short: 'EN', openGraph: 'en_US' },
} as const satisfies Record<string, LocaleRow>

/** One row of the table: `tag` is the BCP 47 tag that formats numbers and dates, `name` is in the language itself. */
export type LocaleRow = { tag: string; name: string; short: string; openGraph: string }

/** A supported language, as used in addresses (`/fr/…`), catalogs and the language cookie. */
export type Locale = keyof typeof localeTable

/** All supported languages, source language first. */
export const locales = Object.keys(localeTable) as readonly Locale[]

/** The source language of all texts, and the fallback for visitors. */
export const defaultLocale = 'fr' satisfies Locale

/**
 * Whether a value is a supported language, exactly as written.
 * @example isLocale('en') // true
 * @example isLocale('en-US') // false
 */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(localeTable, value)
