import { defineCollection, s } from 'velite'
import { originFault } from '../originFault.ts'
import { email, localized, phone, text } from './fields.ts'
import { record } from './records.ts'

const year = s.number().int().min(1900).max(2100)

const fields = s.strictObject({
  name: text(),
  /** The vendor is fictional: pages that show its details say so. */
  fictional: s.boolean(),
  legalName: text(),
  /** The site's URL, unless the build sets another one. */
  url: s.string().superRefine((url, context) => {
    const fault = originFault(url)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  }),
  email,
  /** In international format, with spaces. */
  phone,
  address: s.strictObject({
    street: text(),
    postalCode: text(1, 12),
    city: text(),
    country: localized(text()),
  }),
  founded: year,
  copyright: year,
  /** The featured article of the blog. */
  featured: text(),
  tagline: localized(text(10, 160)),
  notice: localized(text(10)),
})

export const site = defineCollection({
  name: 'Site',
  pattern: 'site.yml',
  single: true,
  schema: record(fields, site => site),
})
