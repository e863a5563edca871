import { metrics as all } from '#content'
import type { Locale } from '../i18n/locales.ts'

/** A figure of the business with its label in one language; `duration_ms` is how long its counter runs. */
export type Metric = Omit<(typeof all)[number], 'label'> & { label: string }

/** The figures of the business by id, labelled in one language. */
export const metrics = (locale: Locale): ReadonlyMap<string, Metric> =>
  new Map(all.map(metric => [metric.id, { ...metric, label: metric.label[locale] }]))
