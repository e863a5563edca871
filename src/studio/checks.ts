import { checkMessage } from '../i18n/checks/checkMessage.ts'
import { type Term, termProblems } from '../i18n/checks/glossary.ts'
import { defaultLocale } from '../i18n/locales.ts'
import type { Check } from './entries.ts'

/** The checks of `npm run check:catalogs` for one language: errors and warnings. */
export const checkFor =
  (locale: string, glossary: readonly Term[]): Check =>
  ({ source }, translation) => {
    const translated = { source, translation, locale }
    return [
      ...checkMessage(translated),
      ...termProblems({ ...translated, sourceLocale: defaultLocale }, glossary),
    ]
  }
