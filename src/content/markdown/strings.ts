import { defaultLocale } from '../../i18n/locales.ts'

/** The texts that the renderer adds, in one language. */
export type Strings = {
  /** Hint after a link that leaves the site. */
  newTab: string
  footnotes: string
  note: (number: number) => string
  backToText: (number: number) => string
  /** Name of a table, `number` from 1, `columns` its headings. */
  table: (number: number, columns: string) => string
  decimalSign: ',' | '.'
  /** Titles of callouts that come without one. */
  callouts: { note: string; example: string; warning: string; monday: string }
}

const french: Strings = {
  newTab: '(nouvel onglet)',
  footnotes: 'Notes',
  note: number => `Note ${number}`,
  backToText: number => `Retour au texte, note ${number}`,
  table: (number, columns) => (columns ? `Tableau ${number}\u00a0: ${columns}` : `Tableau ${number}`),
  decimalSign: ',',
  callouts: { note: 'À noter', example: 'Exemple', warning: 'Attention', monday: 'À faire lundi' },
}

const english: Strings = {
  newTab: '(opens in a new tab)',
  footnotes: 'Notes',
  note: number => `Note ${number}`,
  backToText: number => `Back to the text, note ${number}`,
  table: (number, columns) => (columns ? `Table ${number}: ${columns}` : `Table ${number}`),
  decimalSign: '.',
  callouts: { note: 'Note', example: 'Example', warning: 'Warning', monday: 'On Monday' },
}

const byLocale: Readonly<Record<string, Strings>> = { fr: french, en: english }

/**
 * The renderer's texts in a language, or in the default language if it has none yet.
 * @example stringsOf('en').newTab // '(opens in a new tab)'
 */
export const stringsOf = (locale: string): Strings => byLocale[locale] ?? byLocale[defaultLocale] ?? french
