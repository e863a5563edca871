import { testimonials as all } from '#content'
import type { Locale } from '../i18n/locales.ts'

/** A testimonial in one language. */
export type Testimonial = (typeof all)[number]

/** The testimonials in one language, in the order of the carousel. */
export const testimonials = (locale: Locale): Testimonial[] =>
  all.filter(testimonial => testimonial.locale === locale)
