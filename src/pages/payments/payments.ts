import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

/** The page and its head. */
export const payments: StillPage<Reading> = {
  Page: PaymentsPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Paiements`),
      description: i18n._(
        msg`Saisie ou intégration, circuit de validation, paliers, signature électronique simple ou double, envoi par EBICS, SwiftNet, sFTP, FTPS ou API.`,
      ),
    }),
}
