import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** What the head says of the home page. */
export const homeHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Logiciel de trésorerie pour les groupes`),
    description: i18n._(
      msg`Balancier réunit banques, prévisions et signatures dans une seule plateforme de trésorerie : relevés, paiements à double validation, liquidité et rapprochement.`,
    ),
    canonical: '/',
  })
