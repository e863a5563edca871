import { defineCollection, s } from 'velite'
import { day, email, localized, phone, text } from './fields.ts'
import { record } from './records.ts'

const fields = s.strictObject({
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
  schema: record(fields, publisher => publisher),
})
