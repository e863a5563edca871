import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['realTimePayments', 'illustrations/instant']

export const Route = createFileRoute('/paiements-temps-reel')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/paiements-temps-reel' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Paiements en temps réel et suivi Swift gpi`,
      description: msg`Liquidité du week-end, astreinte des signataires, dates du règlement 2024/886, SCT Inst, RTP et FedNow comparés, suivi par l’UETR.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/realTimePayments/RealTimePaymentsPage.tsx').then(page => page.RealTimePaymentsPage),
  }),
})
