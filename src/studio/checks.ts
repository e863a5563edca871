import { defaultLocale } from '../i18n/locales.ts'
import { checkMessage } from '../translation/checkMessage.ts'
import { type Term, termProblems } from '../translation/glossary.ts'
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
