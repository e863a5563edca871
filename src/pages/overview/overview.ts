import { msg } from '@lingui/core/macro'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { OverviewPage } from './OverviewPage.tsx'

/** The overview and its head; it stands at two addresses, of which one is canonical. */
export const overview: StillPage = {
  Page: OverviewPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Toutes les solutions`),
      description: i18n._(
        msg`Huit modules et cinq services de trésorerie sur un seul référentiel de banques, de tiers et de droits : paiements, relevés, prévisions, liquidité, mandats.`,
      ),
      canonical: '/solution',
    }),
}
