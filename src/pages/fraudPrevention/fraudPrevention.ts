import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { FraudPreventionPage } from './FraudPreventionPage.tsx'

/** The page and its head. */
export const fraudPrevention: StillPage<Reading> = {
  Page: FraudPreventionPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Lutte contre la fraude au virement`),
      description: i18n._(
        msg`Quatre yeux, parapheur électronique, contrôle des RIB, chiffrement GPG, moniteur de fraude, droits par rôle : six verrous avant la banque.`,
      ),
    }),
}
