import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { ReconciliationPage } from './ReconciliationPage.tsx'

/** The page and its head. */
export const reconciliation: StillPage<Reading> = {
  Page: ReconciliationPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Rapprochement comptable et chèques`),
      description: i18n._(
        msg`Règles automatiques et manuelles, 1/1 ou N/N, deux soldes corrigés qui se rejoignent, clôture de période à deux personnes, remises de chèques.`,
      ),
    }),
}
