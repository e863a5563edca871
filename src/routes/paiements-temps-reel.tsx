import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/paiements-temps-reel')(
  pageRoute<Reading>({
    messages: ['realTimePayments', 'illustrations/instant'],
    file: 'related/paiements-temps-reel',
    head: {
      title: msg`Paiements en temps réel et suivi Swift gpi`,
      description: msg`Liquidité du week-end, astreinte des signataires, dates du règlement 2024/886, SCT Inst, RTP et FedNow comparés, suivi par l’UETR.`,
    },
    page: () =>
      import('../pages/realTimePayments/RealTimePaymentsPage.tsx').then(page => page.RealTimePaymentsPage),
  }),
)
