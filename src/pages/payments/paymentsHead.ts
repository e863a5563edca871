import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** Words and scene of the Payments page. */
export const loadPayments = ({ areas }: RouterContext) => areas('payments', 'scenes/signing')

export const paymentsHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Paiements`),
    description: i18n._(
      msg`Saisie ou intégration, circuit de validation, paliers, signature électronique simple ou double, envoi par EBICS, SwiftNet, sFTP, FTPS ou API.`,
    ),
  })
