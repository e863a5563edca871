import { defineCollection, s } from 'velite'
import { formatNumber } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { localized, text } from './fields.ts'
import { record } from './records.ts'

const fields = s.strictObject({
  id: s
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, { message: 'not a name; write letters and digits, such as mobileUsers' }),
  value: s.number().nonnegative(),
  /** Follows the number without a space, such as + for “and more”. */
  suffix: text(1, 3).optional(),
  /** How long the counter takes to reach the value, in milliseconds. */
  duration_ms: s.number().int().positive().optional(),
  label: localized(text()),
})

export const metrics = defineCollection({
  name: 'Metric',
  pattern: 'metrics.yml',
  // Formatted at build time: the first number format takes a browser longer than the hydration of the section.
  schema: record(fields, metric => {
    const written = (locale: Locale) => formatNumber(metric.value, locale) + (metric.suffix ?? '')
    const text = Object.fromEntries(locales.map(locale => [locale, written(locale)]))
    return { ...metric, text: text as Record<Locale, string> }
  }),
})
