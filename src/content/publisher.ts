import { publisher as facts } from '#content'
import type { Locale } from '../i18n/locales.ts'

/** Who publishes the site, answers for it and hosts it, in one language. */
export const publisher = (locale: Locale) => ({
  ...facts,
  form: facts.form[locale],
  director: facts.director[locale],
  privacy: { ...facts.privacy, title: facts.privacy.title[locale] },
})
