import { metrics as all } from '#content'
import type { Locale } from '../i18n/locales.ts'

/**
 * A figure of the business in one language: `text` is its formatted value with its suffix; `duration_ms` is how long
 * its counter runs.
 */
export type Metric = Omit<(typeof all)[number], 'label' | 'text'> & { label: string; text: string }

/** The figures of the business by id, in one language. */
export const metrics = (locale: Locale): ReadonlyMap<string, Metric> =>
  new Map(
    all.map(metric => [metric.id, { ...metric, label: metric.label[locale], text: metric.text[locale] }]),
  )
