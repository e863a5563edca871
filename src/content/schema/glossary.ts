import { defineCollection, s } from 'velite'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { text } from './fields.ts'
import { record } from './records.ts'

const phrases = () => s.array(text(2, 80)).optional()

const words = s.strictObject({
  term: text(2, 80),
  /** Other correct forms: abbreviations, short names. */
  short: phrases(),
  /** Gender of the French noun. */
  gender: s.enum(['m', 'f', 'm/f', 'm pl', 'f pl']).optional(),
  meaning: text(10, 160),
  /** Forms that must not be used; the check refuses them. */
  avoid: phrases(),
  /** What it is often confused with, for human readers. */
  mind: s.array(text(2, 160)).optional(),
})

const fields = s
  .strictObject({
    id: s.string().regex(/^[a-z0-9-]+$/, { message: 'not an id; write lower-case letters, digits and -' }),
    ...Object.fromEntries(
      locales.map(locale => [locale, locale === defaultLocale ? words : words.optional()]),
    ),
    /** What visitors type instead, in any language. */
    typed: phrases(),
  })
  .transform(term => term as { id: string; typed?: string[] })

export const glossary = defineCollection({
  name: 'Term',
  pattern: 'glossary.yml',
  schema: record(fields, term => term),
})
