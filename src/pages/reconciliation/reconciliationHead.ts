import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scenes of the page, and what to read next. */
export const loadReconciliation = (context: RouterContext) =>
  loadProduct(context, '/rapprochement-comptable', 'reconciliation', 'scenes/matching', 'scenes/deposit')

export const reconciliationHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Rapprochement comptable et chèques`),
    description: i18n._(
      msg`Règles automatiques et manuelles, 1/1 ou N/N, deux soldes corrigés qui se rejoignent, clôture de période à deux personnes, remises de chèques.`,
    ),
  })
