import { metrics as allMetrics, testimonials as allTestimonials, site as vendor } from '#content'
import type { Locale } from '../i18n/locales.ts'

/** A statement of a client in one language. */
export type Testimonial = (typeof allTestimonials)[number]

/** A figure of the business with its label in one language; `duration_ms` is how long its counter runs. */
export type Metric = Omit<(typeof allMetrics)[number], 'label'> & { label: string }

/** The testimonials in one language, in the order of the carousel. */
export const testimonials = (locale: Locale): Testimonial[] =>
  allTestimonials.filter(testimonial => testimonial.locale === locale)

/** The figures of the business by id, labelled in one language. */
export const metrics = (locale: Locale): ReadonlyMap<string, Metric> =>
  new Map(allMetrics.map(metric => [metric.id, { ...metric, label: metric.label[locale] }]))

/** The vendor's name and details, with its texts in one language. */
export function site(locale: Locale) {
  const { address, notice, tagline, ...rest } = vendor
  return {
    ...rest,
    tagline: tagline[locale],
    notice: notice[locale],
    address: { ...address, country: address.country[locale] },
  }
}
