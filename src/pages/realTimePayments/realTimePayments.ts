import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { RealTimePaymentsPage } from './RealTimePaymentsPage.tsx'

/** The page and its head. */
export const realTimePayments: StillPage<Reading> = {
  Page: RealTimePaymentsPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Paiements temps réel et suivi Swift gpi`),
      description: i18n._(
        msg`Liquidité du week-end, astreinte des signataires, dates du règlement 2024/886, SCT Inst, RTP et FedNow comparés, suivi par l’UETR.`,
      ),
    }),
}
