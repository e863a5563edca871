import { defineCollection, s } from 'velite'
import { day, email, localized, phone, text } from './fields.ts'
import { record } from './records.ts'

const year = s.number().int().min(1900).max(2100)

const fields = s.strictObject({
  name: text(),
  /** The vendor and its details are invented: pages that show them say so. */
  fictional: s.boolean(),
  legalName: text(),
  /** The address of the site where the build is told no other one. */
  url: s.string().url({ message: 'not an address; write https:// and the host' }),
  email,
  /** In international form, with spaces. */
  phone,
  address: s.strictObject({
    street: text(),
    postalCode: text(1, 12),
    city: text(),
    country: localized(text()),
  }),
  founded: year,
  copyright: year,
  /** The article that opens the blog. */
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
  /** Who answers for personal information. */
  privacy: s.strictObject({ title: localized(text()), email }),
  /** Who is told of a weakness, and until when this may be relied on: at most a year ahead. */
  security: s.strictObject({ email, expires: day() }),
  host: s.strictObject({ name: text(), address: text(), phone }),
})

/** What the legal notice names; it stands apart from the site's own record, which every page brings along. */
export const publisher = defineCollection({
  name: 'Publisher',
  pattern: 'publisher.yml',
  single: true,
  schema: record(publisherFields, publisher => publisher),
})
