import { defineCollection, s } from 'velite'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { text } from './fields.ts'
import { record } from './records.ts'

const phrases = () => s.array(text(2, 80)).optional()

const words = s.strictObject({
  term: text(2, 80),
  /** Other forms that are right: abbreviations, shorter names. */
  short: phrases(),
  /** Of the French noun. */
  gender: s.enum(['m', 'f', 'm/f', 'm pl', 'f pl']).optional(),
  meaning: text(10, 160),
  /** What must not be written for it: the gate of the catalogs stops at it. */
  avoid: phrases(),
  /** What it is taken for by mistake: for people to read. */
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
