import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['testimonials']

export const Route = createFileRoute('/testimonials')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Témoignages de trois trésoreries`,
      description: msg`Position du matin, mandats SEPA, pouvoirs bancaires : trois clients fictifs racontent ce qui a changé, en minutes et en euros, et ce qui reste à faire.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/testimonials/TestimonialsPage.tsx').then(page => page.TestimonialsPage),
  }),
})
