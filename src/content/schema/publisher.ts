import { defineCollection, s } from 'velite'
import { day, email, localized, phone, text } from './fields.ts'
import { record } from './records.ts'

const year = s.number().int().min(1900).max(2100)

const fields = s.strictObject({
  name: text(),
  /** The vendor is fictional: pages that show its details say so. */
  fictional: s.boolean(),
  legalName: text(),
  /** The site's URL, unless the build sets another one. */
  url: s.string().url({ message: 'not an address; write https:// and the host' }),
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

const publisherFields = s.strictObject({
  form: localized(text()),
  registration: text(),
  vat: text(),
  director: localized(text()),
  /** The contact for personal data. */
  privacy: s.strictObject({ title: localized(text()), email }),
  /** The contact for security reports, and until when it is valid: at most a year ahead. */
  security: s.strictObject({ email, expires: day() }),
  host: s.strictObject({ name: text(), address: text(), phone }),
})

/** The details in the legal notice. Separate from the site's record, which every page loads. */
export const publisher = defineCollection({
  name: 'Publisher',
  pattern: 'publisher.yml',
  single: true,
  schema: record(publisherFields, publisher => publisher),
})
