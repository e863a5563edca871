import { defineCollection, s } from 'velite'
import { day, text } from './fields.ts'
import { record } from './records.ts'

const country = s
  .string()
  .regex(/^[A-Z]{2}$/, { message: 'not a country; write its two letters, such as FR' })
const countries = s.array(country).min(1)
const at = s.enum(['*', 'FR', 'DE', 'AT', 'CH', 'BE', 'SEPA'])
const version = s
  .string()
  .regex(/^pain\.00[18]\.\d{3}\.\d{2}$/, { message: 'not a message; write it as pain.001.001.09' })
const versions = s.array(version).min(1)

/** When a rule was last compared with its source. */
const checked = { checked: day(), source: text(), url: s.string().url() }

const fields = s.strictObject({
  sepa: s.strictObject({
    ...checked,
    eea: countries,
    outside: countries,
    territories: s.strictObject({ eea: countries, outside: countries }),
  }),
  retired: s.array(s.strictObject({ at, versions, since: day().optional(), ...checked })).min(1),
  addresses: s
    .array(
      s.strictObject({
        at,
        severity: s.enum(['warning', 'transaction', 'file']),
        versions: versions.optional(),
        ...checked,
      }),
    )
    .min(1)
    .refine(all => all.some(each => each.at === '*' && !each.versions), {
      message: 'no rule for all other banks; add one with at: "*" and no versions',
    }),
})

/** The rules of payment files that time changes. */
export const paymentRules = defineCollection({
  name: 'PaymentRules',
  pattern: 'payment-rules.yml',
  schema: record(fields, rules => rules),
})
