import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['overview', 'illustrations/pooling']

export const Route = createFileRoute('/services')({
  loader: ({ context }) => loadPage(context, { messages }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Les treize solutions de trésorerie`,
      description: msg`Huit modules et cinq services de trésorerie sur un seul référentiel de banques, de tiers et de droits : paiements, relevés, prévisions, liquidité, mandats.`,
      canonical: '/solution',
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/overview/OverviewPage.tsx').then(page => page.OverviewPage),
  }),
})
