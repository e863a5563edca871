import { msg } from '@lingui/core/macro'
import { pageRoute } from '../app/pageRoute.ts'

/** All modules and services, at two addresses of which one is canonical. */
export const overviewPage = () =>
  pageRoute({
    messages: ['overview', 'illustrations/pooling'],
    head: {
      title: msg`Les treize solutions de trésorerie`,
      description: msg`Huit modules et cinq services de trésorerie sur un seul référentiel de banques, de tiers et de droits : paiements, relevés, prévisions, liquidité, mandats.`,
      canonical: '/solution',
    },
    page: () => import('../pages/overview/OverviewPage.tsx').then(page => page.OverviewPage),
  })
