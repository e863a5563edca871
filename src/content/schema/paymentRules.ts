import { defineCollection, s } from 'velite'
import type { SourceId } from '../../pages/payments/checks/paymentRules.ts'
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

/** The texts that rules come from; a rule without one of its own is explained by the table in `src/pages/payments/checks/sources.ts`. */
const ids = [
  'xml',
  'iso',
  'isoCodes',
  'iban',
  'nationalAccounts',
  'bic',
  'lei',
  'rf',
  'belgianReference',
  'finnishReference',
  'creditTransfer',
  'directDebit',
  'characters',
  'identifiers',
  'creditorId',
  'countries',
  'addresses',
  'target',
  'germany',
  'germanSchemas',
  'germanVariants',
  'austria',
  'switzerland',
  'luxembourg',
  'spain',
  'reports',
] as const satisfies SourceId[]
const source = s.enum(ids)

const sourceFields = s.strictObject({
  name: s.strictObject({ fr: text(), en: text() }),
  dated: day().optional(),
  isQuoted: s.boolean().optional(),
  url: s.string().url(),
  checked: day(),
})

const purposeCodes = s
  .array(
    s.string().regex(/^[A-Z0-9]{4}$/, { message: 'not a purpose code; it has four signs, such as SALA' }),
  )
  .min(1)

const fields = s.strictObject({
  sources: s.strictObject(
    Object.fromEntries(ids.map(id => [id, sourceFields])) as Record<SourceId, typeof sourceFields>,
  ),
  sepa: s.strictObject({
    source,
    eea: countries,
    outside: countries,
    territories: s.strictObject({ eea: countries, outside: countries }),
    since: s.record(country, day()),
  }),
  retired: s.array(s.strictObject({ at: at.or(country), versions, since: day().optional(), source })).min(1),
  addresses: s
    .array(
      s.strictObject({
        at,
        severity: s.enum(['warning', 'transaction', 'file']),
        versions: versions.optional(),
        since: day().optional(),
        source,
      }),
    )
    .min(1)
    .refine(all => all.some(each => each.at === '*' && !each.versions), {
      message: 'no rule for all other banks; add one with at: "*" and no versions',
    }),
  purposes: s.strictObject({ source, categories: purposeCodes, payments: purposeCodes }),
})

/** The rules of payment files that time changes. */
export const paymentRules = defineCollection({
  name: 'PaymentRules',
  pattern: 'payment-rules.yml',
  schema: record(fields, rules => rules),
})
