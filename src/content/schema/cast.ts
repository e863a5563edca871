import { defineCollection, s } from 'velite'
import { text } from './fields.ts'
import { record } from './records.ts'

const person = s.strictObject({
  name: text(),
  /** All roles that texts may give this person, in each language. */
  fr: s.array(text()).min(1),
  en: s.array(text()).min(1),
})

const count = s.strictObject({
  value: s.number().int(),
  /** The noun, in the plural. */
  fr: text(),
  en: text(),
})

const fields = s.strictObject({
  company: text(),
  people: s.array(person),
  counts: s.array(count),
  /** Companies of the list that it sells to, and that it buys from. */
  suppliesTo: s.array(text()).optional(),
  buysFrom: s.array(text()).optional(),
})

/** The fictional companies and people: articles and testimonials are checked against them. */
export const cast = defineCollection({
  name: 'Company',
  pattern: 'cast.yml',
  schema: record(fields, company => company),
})
