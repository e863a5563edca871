import { defaultLocale } from '../i18n/locales.ts'
import { checkMessage } from '../translation/checkMessage.ts'
import { type Term, termProblems } from '../translation/glossary.ts'
import type { Check } from './entries.ts'

/** The check that the gate makes, for one language: what it stops at, and what a person should look at. */
export const checkFor =
  (locale: string, glossary: readonly Term[]): Check =>
  ({ source }, translation) => {
    const translated = { source, translation, locale }
    return [
      ...checkMessage(translated),
      ...termProblems({ ...translated, sourceLocale: defaultLocale }, glossary),
    ]
  }
