import { msg } from '@lingui/core/macro'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { TestimonialsPage } from './TestimonialsPage.tsx'

/** The page and its head. */
export const testimonials: StillPage = {
  Page: TestimonialsPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Témoignages de trois trésoreries`),
      description: i18n._(
        msg`Position du matin, mandats SEPA, pouvoirs bancaires : trois clients fictifs racontent ce qui a changé, en minutes et en euros, et ce qui reste à faire.`,
      ),
    }),
}
