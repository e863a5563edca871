import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** Words of the page of testimonials; what the clients say is content. */
export const loadTestimonials = ({ areas }: RouterContext) => areas('testimonials')

export const testimonialsHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Témoignages de trois trésoreries`),
    description: i18n._(
      msg`Position du matin, mandats SEPA, pouvoirs bancaires : trois clients fictifs racontent ce qui a changé, en minutes et en euros, et ce qui reste à faire.`,
    ),
  })
