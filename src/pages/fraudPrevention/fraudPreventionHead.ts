import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page on fraud prevention, and what to read next. */
export const loadFraudPrevention = (context: RouterContext) =>
  loadProduct(context, '/lutte-contre-fraude', 'fraudPrevention', 'scenes/monitor')

export const fraudPreventionHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Lutte contre la fraude au virement`),
    description: i18n._(
      msg`Quatre yeux, parapheur électronique, contrôle des RIB, chiffrement GPG, moniteur de fraude, droits par rôle : six verrous avant la banque.`,
    ),
  })
