import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page, and what to read next. */
export const loadRealTimePayments = (context: RouterContext) =>
  loadProduct(context, '/paiements-temps-reel', 'realTimePayments', 'scenes/instant')

export const realTimePaymentsHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Paiements temps réel et suivi Swift gpi`),
    description: i18n._(
      msg`Liquidité du week-end, astreinte des signataires, dates du règlement 2024/886, SCT Inst, RTP et FedNow comparés, suivi par l’UETR.`,
    ),
  })
