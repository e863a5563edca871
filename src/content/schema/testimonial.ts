import { defineCollection, s } from 'velite'
import { locales } from '../../i18n/locales.ts'
import { typeset } from '../../i18n/typography.ts'
import { text, words } from './fields.ts'
import { record } from './records.ts'
import { placeOf } from './workspace.ts'

const fields = s.strictObject({
  quote: words(20, 40),
  name: text(),
  title: text().optional(),
  company: text(),
  /** True for fictional clients: the page then says so. */
  illustrative: s.boolean(),
  /** Place in the carousel, from 1. */
  order: s.number().int().positive(),
})

export const testimonials = defineCollection({
  name: 'Testimonial',
  pattern: locales.map(locale => `testimonials/[!_]*/${locale}.yml`),
  schema: record(fields, ({ quote, name, title, ...rest }, { path }) => {
    const { id, locale } = placeOf(path)
    return {
      id,
      locale,
      quote: typeset(quote, locale),
      name,
      ...(title && { title: typeset(title, locale) }),
      ...rest,
    }
  }),
})
