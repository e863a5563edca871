import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'

export const Route = createFileRoute('/testimonials')(
  pageRoute({
    messages: ['testimonials'],
    head: {
      title: msg`Témoignages de trois trésoreries`,
      description: msg`Position du matin, mandats SEPA, pouvoirs bancaires : trois clients fictifs racontent ce qui a changé, en minutes et en euros, et ce qui reste à faire.`,
    },
    page: () => import('../pages/testimonials/TestimonialsPage.tsx').then(page => page.TestimonialsPage),
  }),
)
