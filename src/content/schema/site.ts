import { defineCollection, s } from 'velite'
import { localized, text } from './fields.ts'
import { record } from './records.ts'

const email = s.string().email({ message: 'not an e-mail address' })
const phone = s
  .string()
  .regex(/^\+\d[\d ]+$/, { message: 'not a phone number; begin with + and the country' })
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
  /** What the legal notice names. */
  legal: s.strictObject({
    form: localized(text()),
    registration: text(),
    vat: text(),
    director: localized(text()),
    /** Who answers for personal information. */
    privacy: s.strictObject({ title: localized(text()), email }),
    host: s.strictObject({ name: text(), address: text(), phone }),
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
