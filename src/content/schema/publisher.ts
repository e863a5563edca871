import { defineCollection, s } from 'velite'
import { day, email, localized, phone, text } from './fields.ts'
import { record } from './records.ts'

const fields = s.strictObject({
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
  schema: record(fields, publisher => publisher),
})
