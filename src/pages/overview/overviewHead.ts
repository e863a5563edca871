import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** Words and scene of the overview. */
export const loadOverview = ({ areas }: RouterContext) => areas('overview', 'scenes/pooling')

export const overviewHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Toutes les solutions`),
    description: i18n._(
      msg`Huit modules et cinq services de trésorerie sur un seul référentiel de banques, de tiers et de droits : paiements, relevés, prévisions, liquidité, mandats.`,
    ),
    canonical: '/solution',
  })
