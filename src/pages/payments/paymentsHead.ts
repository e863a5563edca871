import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scenes of the Payments page. */
export const loadPayments = (context: RouterContext) =>
  loadProduct(context, '/paiements', 'payments', 'scenes/signing', 'scenes/phone')

export const paymentsHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Paiements`),
    description: i18n._(
      msg`Saisie ou intégration, circuit de validation, paliers, signature électronique simple ou double, envoi par EBICS, SwiftNet, sFTP, FTPS ou API.`,
    ),
  })
