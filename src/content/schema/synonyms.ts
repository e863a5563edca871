import { defineCollection, s } from 'velite'
import { locales } from '../../i18n/locales.ts'
import { text } from './fields.ts'
import { record } from './records.ts'

const words = () => s.array(text(2, 80))

const fields = s
  .strictObject({
    ...Object.fromEntries(locales.map(locale => [locale, words().default([])])),
    /** What visitors type instead, in any language. */
    typed: words().default([]),
  })
  .transform(group => group as Record<string, string[]>)

export const synonyms = defineCollection({
  name: 'Synonyms',
  pattern: 'synonyms.yml',
  schema: record(fields, group => group),
})
